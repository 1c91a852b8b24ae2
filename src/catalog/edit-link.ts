/**
 * Links that draw: the editor's page with data in the fragment of its URL, for who cannot run the program.
 *
 * The reader's browser draws the data; a fragment is never part of a request.
 */

/** The beginning of a link that draws data of a recipe; percent-encoded JSON or YAML follows. */
export const editLinkStart = (baseUrl: string, id: string): string => `${baseUrl}/edit?recipe=${id}#data=`

/** What is told about such links wherever data are. */
export const editLinkNote =
  'Without the program, hand your reader a link that draws in the browser: editLink followed by your data as percent-encoded JSON (encodeURIComponent). Keep it under 8,000 characters; over 100,000 it is refused.'
