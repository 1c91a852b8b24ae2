/**
 * Parts of a map at one place, which look like one.
 */
import type { Sheet } from '../../drawing/sheet.ts'
import type { WardleyData } from './map.ts'

/** Says of a part where another is that one circle is both: whose links are whose cannot be seen. */
export const sayShared = ({ parts }: WardleyData, sheet: Sheet): void => {
  for (const [index, part] of parts.entries()) {
    const { visibility, evolution } = part
    const other = parts.slice(0, index).find((each) => each.visibility === visibility && each.evolution === evolution)
    if (other !== undefined)
      sheet.warn(part, 'evolution', `is where ${JSON.stringify(other.name)} is, so that one circle is both; move one`)
  }
}
