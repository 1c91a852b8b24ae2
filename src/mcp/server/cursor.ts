/**
 * Cursors of paged lists: where the next page starts, and which list it belongs to.
 *
 * Nothing is kept between requests, so a cursor contains everything. It is opaque to callers but not secret.
 */

/** The cursor of the page that starts at `start`; `list` is whatever identifies the list. */
export function writeCursor(start: number, list: unknown): string {
  return `${start}-${fingerprint(JSON.stringify(list))}`
}

/** FNV-1a over UTF-16 units: enough to notice that a cursor belongs to another list. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Where the page of a cursor starts; undefined if the cursor is malformed or belongs to another list. */
export const readCursor = (cursor: string, list: unknown): number | undefined => {
  const [, digits] = /^([1-9]\d{0,5})-[0-9a-z]{1,7}$/.exec(cursor) ?? []
  const start = Number(digits)
  return digits !== undefined && cursor === writeCursor(start, list) ? start : undefined
}
