/**
 * A part of a chapter that is made, not written: Markdown from the code it tells about.
 */
import type { Kit } from '../../page.ts'

/** Makes the Markdown for `{{name argument}}`; the argument is empty where there is none. */
export type Part = (kit: Kit, argument: string) => string

/** Parts by the name the guide calls them by. */
export type Parts = Readonly<Record<string, Part>>
