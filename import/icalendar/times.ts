/**
 * Times as iCalendar writes them.
 */

/** `20261102T090000Z` or `20261102` as the wall clock says it; undefined if it is neither. */
export const timeIn = (value: string): number | undefined => {
  const [, year, month, date, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at) ? undefined : at
}
