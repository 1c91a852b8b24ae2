/**
 * What counts as a sign or a word: something that says to everybody what a color says to some.
 */
const signOrWord = /[+−–±▲▼△▽↑↓✓✔✗✘×÷!<>≤≥]|-\d|\p{L}{2,}/u

/** Whether a text has a sign or a word of two letters; a number or one letter alone says nothing. */
export const isSpoken = (text: string): boolean => signOrWord.test(text)
