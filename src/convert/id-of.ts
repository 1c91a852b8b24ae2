/**
 * The ids of elements in files of other editors.
 */

/** The id of an element's cell or item; a path of several strokes has one for each. */
export function idOf(index: number, part = 0): string {
  return `element-${index}${part === 0 ? '' : `-${part}`}`
}
