/** Kinds of PlantUML that no recipe draws: a finding says which recipe is nearest, and what it is drawn from. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { prepare } from '../prepare.ts'

const salt =
  'wireframes in Salt are not read; the nearest recipe is wireframe-screen, which draws a screen from rows of controls given as data'
const regex =
  'regular expressions are not read; the nearest recipe is railroad-grammar, which draws the same language from rules in EBNF (@startebnf)'

export function read(text: string): DiagramReading {
  const { report } = prepare(text).cursor
  const start = /^[ \t]*@start(\w+)/m.exec(text)
  const place = report.place(start?.index ?? 0)
  const problem = start?.[1]?.toLowerCase() === 'salt' ? salt : regex
  report.findings.push({ at: `line ${place.line}, column ${place.column}`, problem, ...place })
  return { ways: [], report }
}
