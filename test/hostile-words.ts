/**
 * Texts in which one word is another one that every JavaScript object knows, or one number is beyond every date and size: for
 * each word and number of a text.
 */
const words = ['constructor', '__proto__'] as const
const number = '99999999999999999999'

export function* withHostileWords(text: string): Generator<string> {
  for (const { 0: token, index } of text.matchAll(/\p{L}[\p{L}\p{N}_]*|\p{N}+/gu))
    for (const other of /^\p{N}/u.test(token) ? [number] : words)
      yield text.slice(0, index) + other + text.slice(index + token.length)
}
