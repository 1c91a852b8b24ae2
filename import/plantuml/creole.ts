/**
 * Words of PlantUML, in one line or in theirs: without Creole's marks, tags, colors, sprites and links, with escapes resolved.
 */
import { characterOf } from '../text/characters.ts'
import { decode, inLines } from '../text/plain-words.ts'
import type { TextReport } from '../text/report.ts'

const breaks = /\\[nlrt]|<\s*br\s*\/?>|%n\(\)|%newline\(\)/gi
const tags =
  /<\/?(?:b|i|u|s|w|plain|back|color|size|font|img|code|math|latex|sub|sup|text|strike)\b(?!\+)[^<>]{0,200}>|<#[\dA-Fa-f]{3,8}>/gi
const sprites = /<[$&:][^<>\n]{1,200}>|<:[\w-]+:>/g
const headings = /(?<=^|\n)={2,6}[ \t]*(?=\p{L})/gu
const link = /\[\[([^\]{}\s[]+)(?:[ \t]*\{[^{}\]]*\})?(?:[ \t]+([^\]]*))?\]\]/g
const marks = /(\*\*|\/\/|""|__|~~|--)(?=\S)((?:(?!\1)[^\n]){0,500}?\S)\1/g

/** Rows of a table, `|= Name | Type |`, as lines with a dot between their cells, and what is behind each. */
const withRows = (label: string, behind: string): string =>
  label.includes('|')
    ? label.replaceAll(/^[ \t]*\|([^\n]*\|[^\n]*)\|[ \t]*$/gm, (_, cells: string) => {
        const said = cells.split('|').map((cell) => cell.replace(/^=/, '').trim())
        return `${said.filter((cell) => cell !== '').join(' · ')}${behind}`
      })
    : label

/** The words of a label at `at` in one line; links are listed, looks and icons named once. */
export const creole = (report: TextReport, label: string, at: number): string =>
  creoleLines(report, withRows(label, ';'), at)
    .replaceAll('\n', ' ')
    .replace(/;$/, label.endsWith(';') ? ';' : '')

/** The same in the lines that it is written in. */
export function creoleLines(report: TextReport, label: string, at: number): string {
  let text = withRows(label.replaceAll(breaks, '\n'), '')
  text = text.replaceAll(link, (_, url: string, words: string | undefined) => {
    report.note('a link or a click', at, url)
    return words ?? url
  })
  const drop = (pattern: RegExp, what: string, put = ''): void => {
    const rest = text.replaceAll(pattern, put)
    if (rest !== text) report.noteOnce(what, at, label)
    text = rest
  }
  drop(sprites, 'icons')
  drop(tags, 'formatting of words')
  drop(headings, 'formatting of words')
  // Marks are within marks: bold, slanted, in its own letters.
  for (let depth = 0; depth < 3 && text.length < 2000; depth++) drop(marks, 'formatting of words', '$2')
  text = text
    .replaceAll(/~(?=[*/_"<[-])/g, '')
    .replaceAll(/<U\+([\dA-Fa-f]{2,6})>/g, (all, code: string) => characterOf(Number.parseInt(code, 16)) ?? all)
  return inLines(decode(text))
}

/** The words of a line in quotes without these, as PlantUML draws them. */
export const unquoted = (label: string): string => label.trim().replace(/^"([^"]*)"$/, '$1')
