/**
 * Signs of what is good and what is bad, which color alone would not say to everybody.
 */

/** What stands before the name of an item in a state. */
export const stateSign = ({ state }: { state?: string | undefined }): string =>
  state === 'positive' ? '✓ ' : state === 'negative' ? '✗ ' : ''

/** What a key calls the slash behind the head of an arrow. */
export const fails = 'Fails'
