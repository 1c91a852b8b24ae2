/**
 * What a form holds, as text.
 */

/** The text fields of a form by name; files are left out. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> => {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
