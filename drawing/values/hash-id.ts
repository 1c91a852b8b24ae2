/**
 * Hashes as ids: ids begin with a letter, so a hash that begins with a digit has a g in front, which no hash has.
 */

/** The id of a hash in hexadecimal. */
export const idOfHash = (hash: string): string => (/^\d/.test(hash) ? `g${hash}` : hash).slice(0, 32)

/** The hash that an id was made from. */
export const hashOfId = (id: string): string => id.replace(/^g(?=\d)/, '')
