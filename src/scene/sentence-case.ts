/** Words as they begin a label: with a capital, the rest as it is. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
