/**
 * Why text is not JSON. Apart from the scene language: those who read other data need not load its schemas.
 */

/** The engine's message without the text that it quotes, which may be a secret (D13). */
export const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message.replace(/,?\s*(?:\.\.\.)?"[^]*"(?:\.\.\.)?(?: is not valid JSON)?/, '')
    : 'unknown reason'
