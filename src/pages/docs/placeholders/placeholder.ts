/**
 * A part of a chapter that is made, not written: Markdown from the code it tells about.
 */
import type { PageContext } from '../../page.ts'

/** Makes the Markdown for `{{name argument}}`; the argument is empty where there is none. */
export type Placeholder = (context: PageContext, argument: string) => string

/** Parts by the name the guide calls them by. */
export type Placeholders = Readonly<Record<string, Placeholder>>
