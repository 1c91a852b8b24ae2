/**
 * The lines of an iCalendar file (RFC 5545, 3.1), unfolded: `DTSTART;TZID=Europe/Berlin:20261102T090000`.
 */

export type CalendarLine = { name: string; given: ReadonlyMap<string, string>; value: string; at: number }

/** The lines of a text with their places; `unread` gets the place of one that is none. */
export const linesIn = (text: string, unread: (at: number) => void): CalendarLine[] =>
  [...text.matchAll(/([^\r\n]+(?:\r?\n[ \t][^\r\n]*)*)/g)].flatMap(({ 0: words, index }) => {
    const whole = words.replaceAll(/\r?\n[ \t]/g, '')
    const hit = /^([A-Za-z-]+)((?:;[^:";]*(?:"[^"]*"[^:";]*)*)*):(.*)$/.exec(whole)
    if (hit === null) {
      if (whole.trim() !== '') unread(index)
      return []
    }
    const given = [...hit[2]!.matchAll(/;([^=;]+)=(?:"([^"]*)"|([^;]*))/g)]
    return {
      name: hit[1]!.toUpperCase(),
      given: new Map(given.map(([, key = '', quoted, bare]) => [key.toUpperCase(), (quoted ?? bare)!])),
      value: hit[3]!,
      at: index,
    }
  })

/** Words without the signs that keep them in one line. */
export const wordsOfLine = (line: CalendarLine | undefined): string =>
  (line?.value ?? '').replaceAll(/\\([\\;,nN])/g, (_, each: string) => (each.toLowerCase() === 'n' ? ' ' : each)).trim()
