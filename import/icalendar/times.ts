/**
 * Times as iCalendar writes them.
 */

/** The last moment that can be written, in milliseconds. */
export const lastMoment = Date.UTC(9999, 11, 31, 23, 59)

/** `20261102T090000Z` or `20261102` as the wall clock says it; undefined if it is neither, or no date that exists. */
export const timeIn = (value: string): number | undefined => {
  const [, year, month, date, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/i.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const written = `${year}-${month}-${date}T${hour}:${minute}`
  const at = Date.parse(`${written}:${second === '60' ? '59' : second}Z`)
  // Date.parse rolls February 30 over to March.
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(written) ? undefined : at
}
