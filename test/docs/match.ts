/**
 * Compares the output shown with the actual one, where `…` stands for anything.
 *
 * In JSON, `…` at the end of a text stands for the rest of it, `"…"` for any value or any further items, and
 * `"…": "…"` for any further fields. In text, a line `…` stands for any lines.
 */

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toPattern = (text: string, rest: string): string => text.split('…').map(escape).join(rest)

const fits = (clip: string, came: string): boolean =>
  !clip.includes('…') ? clip === came : new RegExp(`^${toPattern(clip, '[\\s\\S]*')}$`).test(came)

const matchList = (clip: unknown[], came: unknown, at: string): string[] => {
  if (!Array.isArray(came)) return [`${at} is not a list`]
  const open = clip.at(-1) === '…'
  const wanted = open ? clip.slice(0, -1) : clip
  const short = open ? came.length <= wanted.length : came.length !== wanted.length
  if (short)
    return [`${at} has ${came.length} items, ${wanted.length} are shown${open ? ' and more are promised' : ''}`]
  return wanted.flatMap((each, index) => matchJson(each, came[index], `${at}.${index}`))
}

const matchFields = (clip: Record<string, unknown>, came: unknown, at: string): string[] => {
  if (typeof came !== 'object' || came === null) return [`${at} is not an object`]
  const { '…': open, ...wanted } = clip
  const further = Object.keys(came).filter((name) => !Object.hasOwn(wanted, name))
  return [
    ...(open === undefined ? further.map((name) => `${at}.${name} was returned and is not shown`) : []),
    ...Object.entries(wanted).flatMap(([name, each]) =>
      matchJson(each, (came as Record<string, unknown>)[name], `${at}.${name}`),
    ),
  ]
}

/** The differences between shown and actual JSON; none if they match. */
export const matchJson = (clip: unknown, came: unknown, at = '$'): string[] => {
  if (clip === '…') return came === undefined ? [`${at} is missing`] : []
  if (Array.isArray(clip)) return matchList(clip, came, at)
  if (typeof clip === 'object' && clip !== null) return matchFields(clip as Record<string, unknown>, came, at)
  if (typeof clip === 'string' && typeof came === 'string' && fits(clip, came)) return []
  return clip === came ? [] : [`${at} is ${JSON.stringify(came)}, shown is ${JSON.stringify(clip)}`]
}

/** How much of a response that does not match is reported, in characters. */
const longestTold = 2_000

/** Whether text matches what is shown. */
export const matchText = (clip: string, came: string): string[] => {
  const lines = clip.split('\n').map((line) => (line === '…' ? '[\\s\\S]*' : toPattern(line, '[^\\n]*')))
  const pattern = lines.join('\n').replaceAll('\n[\\s\\S]*', '(?:\\n[\\s\\S]*)?')
  return new RegExp(`^${pattern}\\s*$`).test(came) ? [] : [`shown is:\n${clip}\ncame:\n${came.slice(0, longestTold)}`]
}

const matchHeaders = (clip: string[], came: string[]): string[] =>
  clip
    .filter((line) => line !== '…' && !came.some((each) => matchText(line, each).length === 0))
    .map((line) => `no header matches "${line}" among:\n${came.join('\n')}`)

/** Compares a whole response: the status line first, headers in any order, then the body as JSON or text. */
export const matchHttp = (clip: string, came: string): string[] => {
  const part = (text: string): [head: string[], body: string] => {
    const end = text.indexOf('\n\n')
    return end < 0 ? [text.trim().split('\n'), ''] : [text.slice(0, end).split('\n'), text.slice(end + 2)]
  }
  const [[status = '', ...headers], body] = part(clip)
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
