/**
 * Compares what is shown with what came, where `…` stands for anything.
 *
 * In JSON, `…` at the end of a text stands for the rest of it, `"…"` for any value or any further items, and
 * `"…": "…"` for any further fields. In text, a line `…` stands for any lines.
 */

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toPattern = (text: string, rest: string): string => text.split('…').map(escape).join(rest)

const fits = (shown: string, came: string): boolean =>
  !shown.includes('…') ? shown === came : new RegExp(`^${toPattern(shown, '[\\s\\S]*')}$`).test(came)

const matchList = (shown: unknown[], came: unknown, at: string): string[] => {
  if (!Array.isArray(came)) return [`${at} is no list`]
  const open = shown.at(-1) === '…'
  const wanted = open ? shown.slice(0, -1) : shown
  const short = open ? came.length <= wanted.length : came.length !== wanted.length
  if (short)
    return [`${at} has ${came.length} items, ${wanted.length} are shown${open ? ' and more are promised' : ''}`]
  return wanted.flatMap((each, index) => matchJson(each, came[index], `${at}.${index}`))
}

const matchFields = (shown: Record<string, unknown>, came: unknown, at: string): string[] => {
  if (typeof came !== 'object' || came === null) return [`${at} is no object`]
  const { '…': open, ...wanted } = shown
  const further = Object.keys(came).filter((name) => !Object.hasOwn(wanted, name))
  return [
    ...(open === undefined ? further.map((name) => `${at}.${name} came and is not shown`) : []),
    ...Object.entries(wanted).flatMap(([name, each]) =>
      matchJson(each, (came as Record<string, unknown>)[name], `${at}.${name}`),
    ),
  ]
}

/** Differences between shown and real JSON, each in words; none where they fit. */
export const matchJson = (shown: unknown, came: unknown, at = '$'): string[] => {
  if (shown === '…') return came === undefined ? [`${at} is missing`] : []
  if (Array.isArray(shown)) return matchList(shown, came, at)
  if (typeof shown === 'object' && shown !== null) return matchFields(shown as Record<string, unknown>, came, at)
  if (typeof shown === 'string' && typeof came === 'string' && fits(shown, came)) return []
  return shown === came ? [] : [`${at} is ${JSON.stringify(came)}, shown is ${JSON.stringify(shown)}`]
}

/** How much of a reply that does not fit is told, in characters. */
const longestTold = 2_000

/** Whether text fits what is shown. */
export const matchText = (shown: string, came: string): string[] => {
  const lines = shown.split('\n').map((line) => (line === '…' ? '[\\s\\S]*' : toPattern(line, '[^\\n]*')))
  const pattern = lines.join('\n').replaceAll('\n[\\s\\S]*', '(?:\\n[\\s\\S]*)?')
  return new RegExp(`^${pattern}\\s*$`).test(came) ? [] : [`shown is:\n${shown}\ncame:\n${came.slice(0, longestTold)}`]
}

const matchHeaders = (shown: string[], came: string[]): string[] =>
  shown
    .filter((line) => line !== '…' && !came.some((each) => matchText(line, each).length === 0))
    .map((line) => `no header fits "${line}" among:\n${came.join('\n')}`)

/** Compares a whole reply: the status line first, headers in any order, then the body as JSON or text. */
export const matchHttp = (shown: string, came: string): string[] => {
  const part = (text: string): [head: string[], body: string] => {
    const end = text.indexOf('\n\n')
    return end < 0 ? [text.trim().split('\n'), ''] : [text.slice(0, end).split('\n'), text.slice(end + 2)]
  }
  const [[status = '', ...headers], body] = part(shown)
  const [[realStatus = '', ...realHeaders], realBody] = part(came)
  return [
    ...matchText(status, realStatus),
    ...matchHeaders(headers, realHeaders),
    ...(body === ''
      ? []
      : body.startsWith('{')
        ? matchJson(JSON.parse(body), JSON.parse(realBody))
        : matchText(body, realBody)),
  ]
}
