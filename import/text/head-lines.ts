/**
 * Which lines of a label are what it is called, where it says so: by a rule, by bold or small words, by a list, or by
 * brackets around what follows.
 */

const rule = /<\s*hr\b[^<>]{0,20}>/i
const breaks = /<\s*\/?br\b[^<>\w]{0,20}>|\\n|[\r\n]+/i
const bold = /<(?:b|strong)\b[^<>]{0,200}>|\*\*[^*]+\*\*/i
const small = /^\s*(?:<(?:i|em|small|sub|code)\b.*|([*_])(?!\1).*\1)\s*$/i
const listed = /^\s*(?:[•·▪◦*–-]\s|\d+(?:\.\d+)*[.)]\s)/
const bracketed = /^\s*\([^()]*\)\s*$/
const tags = /<[^<>]{0,2000}>|&nbsp;|\s/gi

/** How many lines of a label are what it names, and whether what follows is a list. */
export type LabelHead = { lines: number; isList: boolean }

/** The lines that a label's name has; more than two below it are a list. None if all of it is its name, or it is too long to look at. */
export function headOf(label: string): LabelHead | undefined {
  if (label.length > longest) return undefined
  const [over = 0, under] = label.split(rule, 2).map((part) => linesIn(part).length)
  const lines = linesIn(label)
  if (over > 0 && under !== undefined) return under > 0 ? { lines: over, isList: true } : undefined
  const isList = lines.slice(1).every((line) => listed.test(line))
  const starts = [
    lines.findIndex((line) => !bold.test(line)),
    ...[small, bracketed].map((sign) => lines.findLastIndex((line) => !sign.test(line)) + 1),
    isList && !listed.test(lines[0] ?? '') ? 1 : 0,
  ]
  const found = starts.find((at) => at > 0 && at < lines.length)
  return found === undefined ? undefined : { lines: found, isList: isList || lines.length > found + 2 }
}

const longest = 2000

const linesIn = (text: string): string[] => text.split(breaks).filter((line) => line.replaceAll(tags, '') !== '')
