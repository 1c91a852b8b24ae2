import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawSyntax, type Expression } from './draw-syntax.ts'
import railroad from './recipe.ts'
import { stationTargets } from './stations.ts'

const digit: Expression = { kind: 'class', text: '0-9' }
const dot: Expression = { kind: 'text', text: '.' }
const written: Record<string, Expression> = {
  digits: { kind: 'repeat', part: digit },
  fraction: { kind: 'sequence', parts: [dot, { kind: 'rule', text: 'digits' }] },
  long: { kind: 'sequence', parts: Array.from({ length: 20 }, () => digit) },
}

const drawn = (names: string[], focus: string[] = []) => {
  const rules = names.map((name) => ({ name, definition: name }))
  const read = (definition: string): Expression => {
    const expression = written[definition]
    if (expression === undefined) throw new SyntaxError('is no rule')
    return expression
  }
  const targets = rules.flatMap((rule) => stationTargets(rule, read))
  const references = new References([...rules.map((item) => ({ names: [item.name], item })), ...targets])
  const sheet = new Sheet({ title: 'A claim', focus }, { places: new Places({ rules }), references })
  drawSyntax(rules, read, sheet)
  return { sheet, elements: sheet.pieces.flatMap(({ elements }) => elements) }
}

test('the key names the kinds of stations that there are', () => {
  expect(drawn(['digits']).sheet.keyEntries.map(({ text }) => text)).toEqual(['One character of a class'])
  expect(drawn(['digits', 'fraction']).sheet.keyEntries).toHaveLength(3)
})

test('where a rule is in focus, so are the boxes that lead to it', () => {
  const { elements } = drawn(['digits', 'fraction'], ['digits'])
  expect(elements.filter(({ type }) => type === 'box')).toMatchObject([{ fill: 'soft', stroke: 'accent' }])
  expect(elements.find((each) => each.type === 'text' && each.text === 'digits')).toMatchObject({ fill: 'accent' })
})

test('what cannot be read is a problem of its definition; the longest track has the advice if the page is too wide', () => {
  const { sheet } = drawn(['unknown', 'long', 'digits'])
  expect(sheet.problems).toEqual([{ at: 'rules.0.definition', problem: 'is no rule' }])
  expect(sheet.ifWide).toEqual({ at: 'rules.1', advice: 'give parts of it rules of their own' })
})

test('each track ends where its last station does', () => {
  const drawing = drawRecipe(railroad as unknown as AnyRecipe, {
    title: 'A claim',
    rules: [
      { name: 'a', definition: '"x"' },
      { name: 'b', definition: '"x" "y" "z" "w"' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const ends = drawing.scene.elements.flatMap((each) =>
    each.type === 'circle' && each.fill === 'muted' ? [each.x] : [],
  )
  expect(ends[0]).toBeLessThan(ends[1] ?? 0)
})

test('a remark is at the end of its track, under its name where that would be wider', () => {
  const placeOf = (note: string, definition: string) => {
    const rules = [
      { name: 'a', definition },
      { name: 'b', note, definition: '"x"' },
    ]
    const drawing = drawRecipe(railroad as unknown as AnyRecipe, { title: 'A claim', rules })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const [name, said] = ['b', note].map((text) =>
      drawing.scene.elements.find((each) => each.type === 'text' && each.text === text),
    )
    if (name?.type !== 'text' || said?.type !== 'text') throw new Error('is not there')
    return said.x === name.x ? 'under' : said.x - name.x > 100 && Math.abs(said.y - name.y) < 4 ? 'aside' : 'elsewhere'
  }
  const [long, short] = ['"x" "y" "z" "w"', '"x"']
  const notes = ['never empty', 'one of them alone'] as const
  expect([placeOf(notes[0], long), placeOf(notes[1], short)]).toEqual(['aside', 'under'])
})

test('a remark that names one station is over the bare rail behind it, with a focus or not, unless that is too short', () => {
  const offsetOf = (note: string, definition: string, focus: string[] = []) => {
    const rules = [
      { name: 'wide', definition: '"x" "y" "z" "w" "v" "u"' },
      { name: 'b', note, definition },
    ]
    const drawing = drawRecipe(railroad as unknown as AnyRecipe, { title: 'A claim', rules, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const said = elements.find((each) => each.type === 'text' && each.text === note)
    const zero = elements.find((each) => each.type === 'text' && each.text === '0')
    return said?.type === 'text' && zero?.type === 'text' ? [said.x - zero.x, said.y - zero.y] : undefined
  }
  const int = '"0" | [1-9] [0-9]*'
  expect(offsetOf('no digit follows 0', int)).toEqual([40, -12])
  expect(offsetOf('no digit follows 0', int, ['b'])).toEqual([40, -12])
  expect(offsetOf('no digit follows', int)).not.toEqual([40, -12])
  expect(offsetOf('no digit follows 0', '"0" | [1-9]')).not.toEqual([40, -12])
  expect(offsetOf('no digit follows 0', '"0" [a-z] | [1-9] [0-9]*')).not.toEqual([40, -12])
})

test('nothing is a bare rail, and a space at the end of characters has its sign and its meaning', () => {
  const draw = (definition: string) => {
    const drawing = drawRecipe(railroad as unknown as AnyRecipe, {
      title: 'A claim',
      rules: [{ name: 'r', definition }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const signs = elements.flatMap((each) => (each.type === 'path' ? (each.d.match(/v ?4 ?h ?7 ?v ?-4/g) ?? []) : []))
    const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    return { signs: signs.length, words }
  }
  expect(draw('"x" | ""').words).not.toContain('nothing')
  expect(draw('""').words).not.toContain('Characters as written')
  // One sign at each space of the rule, and one in the key.
  expect([draw('" "'), draw('", "'), draw('" by  "'), draw('"ORDER BY"')].map(({ signs }) => signs)).toEqual([
    2, 2, 4, 0,
  ])
  expect(draw('", "').words).toEqual(expect.arrayContaining([',', 'A space']))
  expect(draw('"ORDER BY"').words).not.toContain('A space')
})

test('boxes of rules that are not there are named below', () => {
  expect(drawn(['fraction']).sheet.footnotes).toEqual(['Without a rule here: digits.'])
  expect(drawn(['digits', 'fraction']).sheet.footnotes).toEqual([])
})

/** Rules of so many stations each, with a remark on the second. */
const many = (rules: number, stations: number) =>
  drawRecipe(railroad as unknown as AnyRecipe, {
    title: 'A claim',
    rules: Array.from({ length: rules }, (_, at) => ({
      name: `rule-${at}`,
      note: 'one of many, whose note has three lines beside its track',
      definition: Array.from({ length: stations }, (_, index) => `"${index}"?`).join(' '),
    })),
    callouts: [{ on: 'rule-1', text: 'Rarely used' }],
  })

test('rails of many rules share strokes, and the number of a remark is beside the name of its rule', () => {
  const drawing = many(9, 10)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const [[name], numbers] = ['rule-1', '1'].map((words) =>
    drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text === words && each.x < 140 ? [each.y] : [],
    ),
  ) as [number[], number[]]
  expect(numbers.some((y) => Math.abs(y - (name ?? 0)) < 8)).toBe(true)
})

test('what is too much says which item is the largest, and advises what there is', () => {
  const drawing = many(16, 12)
  expect(drawing.ok ? '' : drawing.findings.at(-1)?.problem).toMatch(
    /^the drawing needs \d+ elements, \d+ of them for rules\.\d+; .*: remove items, or draw two diagrams$/,
  )
})

test('a refusal says how many rules fit', () => {
  const rules = Array.from({ length: 16 }, (_, index) => ({
    name: `r${index}`,
    definition: '"a" | "b" | "c" | "d" | "e" | "f"',
  }))
  const most = (count: number) =>
    drawRecipe(railroad as unknown as AnyRecipe, { title: 'A claim', rules: rules.slice(0, count) })
  const refused = most(16)
  const [, fitting] = /about the first (\d+) fit/.exec(refused.ok ? '' : (refused.findings[0]?.problem ?? '')) ?? []
  expect([most(Number(fitting)).ok, most(Number(fitting) + 2).ok]).toEqual([true, false])
})

test('of a rule with a station in focus that one alone is lit, and nothing moves', () => {
  const read = (...focus: string[]) => {
    const rules = [{ name: 'int', note: 'no digit follows', definition: '"0" | [1-9] [0-9]* [a-f] [a-f]' }]
    const drawing = drawRecipe(railroad as unknown as AnyRecipe, { title: 'A claim', focus, rules })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const lit = elements.filter((each) => each.type !== 'text' && 'fill' in each && each.fill === 'soft').length
    return { lit, words: elements.flatMap((each) => (each.type === 'text' ? [[each.text, each.x, each.y]] : [])) }
  }
  const [one, rule, two] = [read('int "0"'), read('int'), read('int "0"', 'int [a-f]')]
  expect([one.lit, rule.lit, two.lit, read().lit]).toEqual([1, 5, 3, 0])
  for (const each of [one, rule, two]) expect(each.words).toEqual(read().words)
})
