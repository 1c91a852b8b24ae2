/**
 * A generated part of a chapter: Markdown from the code that it documents.
 */
import type { PageContext } from '../../page.ts'

/** Generates the Markdown for `{{name argument}}`; the argument is empty if there is none. */
export type Placeholder = (context: PageContext, argument: string) => string

/** Parts by their name in the guide. */
export type Placeholders = Readonly<Record<string, Placeholder>>
