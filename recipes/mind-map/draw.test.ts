import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { taper } from './branches.ts'
import mindMap from './recipe.ts'

const draw = (root: object, more: object = {}) => {
  const drawing = drawRecipe(mindMap as unknown as AnyRecipe, { title: 'One claim', root, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const root = { name: 'r', children: [{ name: 'a', children: [{ name: 'a1' }] }, { name: 'b' }] }

test('a node, its words and its branch are one part', () => {
  const { parts, scene } = draw(root)
  const part = parts.find(({ at }) => at === 'root.children.0.children.0')
  expect(part?.elements.map((index) => scene.elements[index]?.type).toSorted()).toEqual(['path', 'text'])
})

test('the branches down to what is in focus have the accent, those beside them do not', () => {
  const { parts, scene } = draw(root, { focus: ['a > a1'] })
  const isAccented = (at: string): boolean =>
    parts
      .find((part) => part.at === at)
      ?.elements.some((index) => {
        const { stroke, fill } = scene.elements[index] as { stroke?: string; fill?: string }
        return stroke === 'accent' || fill === 'accent'
      }) === true
  expect(['root.children.0.children.0', 'root.children.0', 'root.children.1'].map(isAccented)).toEqual([
    true,
    true,
    false,
  ])
})

test('long names wrap until the tree fits the page', () => {
  const long = 'a name of forty characters, all of it new'.slice(0, 40)
  const chain = (depth: number): object => (depth === 0 ? { name: long } : { name: long, children: [chain(depth - 1)] })
  const { scene } = draw({ name: long, children: [chain(2), { ...chain(2), name: 'other' }] })
  expect(scene.width).toBeLessThanOrEqual(1200)
})

test('what is below a part in focus has the accent, too', () => {
  const { parts, scene } = draw(root, { focus: ['a'] })
  const part = parts.find(({ at }) => at === 'root.children.0.children.0')
  const strokes = part?.elements.map((index) => (scene.elements[index] as { stroke?: string }).stroke)
  expect(strokes).toContain('accent')
})

test('a word of a name is never split', () => {
  const { scene } = draw({
    name: 'onboarding',
    children: Array.from({ length: 9 }, (_, at) => ({
      name: `internationalization ${at} of many long names`,
      children: [{ name: 'responsibilities' }],
    })),
  })
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split(' ') : []))
  expect(words).toEqual(expect.arrayContaining(['onboarding', 'internationalization', 'responsibilities']))
})

test('a limb is ten pixels thick at the subject and two where its words begin', () => {
  expect(taper({ x: 0, y: 10 }, { x: 40, y: 10 }, 60)).toMatch(/^M 0 5 L .* L 40 9 L 60 9 L 60 11 L 40 11 .* L 0 15 Z$/)
})

test('limbs of one side leave the subject apart, twigs of a column are equally long, and the way to a focus is read with it', () => {
  const root = {
    name: 'Subject',
    children: ['One', 'Two', 'Three', 'Four'].map((name) => ({
      name,
      children: [{ name: `${name} a` }, { name: `${name} is longer` }],
    })),
  }
  const drawing = drawRecipe(mindMap as unknown as AnyRecipe, { title: 'A claim', focus: ['One is longer'], root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const paths = drawing.scene.elements.flatMap((each) => (each.type === 'path' ? [each] : []))
  const limbs = paths
    .filter(({ stroke }) => stroke === 'none')
    .map(({ d }) => d.slice(1).split(/[LH ]/).slice(0, 2).join(' '))
  expect([limbs.length, new Set(limbs).size]).toEqual([4, 4])
  const ends = paths.filter(({ d }) => d.includes('C')).map(({ d }) => d.split('H').at(-1))
  expect([ends.length, new Set(ends).size]).toEqual([8, 2])
  const lit = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.fill === 'accent' ? [each.text] : [],
  )
  expect(lit).toEqual(['One', 'One is longer'])
})

test('what a part asks is in ink, in the accent where the part is in focus, and the text names the focus', () => {
  const asking = {
    name: 'r',
    children: [
      { name: 'a', note: 'Why?' },
      { name: 'b', note: 'How?', children: [{ name: 'c', note: 'so' }] },
    ],
  }
  const { scene } = draw(asking, { focus: ['b'] })
  const fillOf = (words: string) => {
    const found = scene.elements.find((each) => each.type === 'text' && each.text === words)
    return found?.type === 'text' ? (found.fill ?? 'ink') : undefined
  }
  expect(['Why?', 'How?', 'so'].map(fillOf)).toEqual(['ink', 'accent', 'muted'])
  expect(scene.description).toContain('a, “Why?”')
  expect(scene.description).toContain('Highlighted: b')
})

test('what is good or bad has a sign on the line of its first word, and what is minor steps back', () => {
  const { scene, parts } = draw({
    name: 'r',
    children: [
      { name: 'good', state: 'positive', children: [{ name: 'bad thing', state: 'negative' }] },
      { name: 'minor', state: 'muted', children: [{ name: 'small', state: 'muted' }] },
      { name: 'plain' },
    ],
  })
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [[each.text, each.fill]] : []))
  expect(texts).toEqual(
    expect.arrayContaining([
      ['✓\u00a0good', 'positive'],
      ['✗\u00a0bad thing', 'negative'],
      ['minor', 'muted'],
      ['small', 'muted'],
      ['plain', undefined],
    ]),
  )
  const branchOf = (at: string) => {
    const own = parts.find((part) => part.at === at)?.elements ?? []
    return own.map((index) => scene.elements[index]).find((each) => each?.type === 'path')
  }
  expect(branchOf('root.children.1')).toMatchObject({ fill: 'muted', dashed: true })
  expect(branchOf('root.children.1.children.0')).toMatchObject({ dashed: true })
  expect(branchOf('root.children.2')).not.toHaveProperty('dashed')
})

test('words wrap where their column ends, which a long word widens', () => {
  const name = 'one of many rows that are far too wide and so wrap in more than two lines'
  const last = [{ name: 'no layer cache here' }, { name: 'Barrierefreiheitstest' }]
  const children = [{ name, children: [{ name, children: last }] }]
  const { scene } = draw({ name: 'r', children: ['a', 'b'].map((name) => ({ name, children })) })
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).not.toContain(name)
  expect(words).toContain('no layer cache here')
})

test('words that make a map wider than a page are divided, but those of branches', () => {
  const long = 'Barrierefreiheitsprüfungen'
  const branch = (depth: number): object[] => (depth === 0 ? [] : [{ name: long, children: branch(depth - 1) }])
  const { scene, warnings } = draw({
    name: 'r',
    children: ['Datenbanken', 'b'].map((name) => ({ name, children: branch(3) })),
  })
  expect(warnings).toEqual([])
  expect(scene.width).toBeLessThanOrEqual(1200)
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('Datenbanken')
  expect(words.filter((each) => each.endsWith('-')).length).toBeGreaterThanOrEqual(6)
})

test('a limb leads to the middle of its fan, whatever is asked under it, so that fans on both sides are alike', () => {
  const children = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const { scene, parts } = draw({
    name: 'r',
    children: [
      { name: 'p', note: 'One line of words?', children },
      {
        name: 'q',
        note: 'A question of so many words that they need two lines, or more?',
        children: children.map(({ name }) => ({ name: `${name}2` })),
      },
    ],
  })
  const ends = [0, 1].map((branch) =>
    [`root.children.${branch}.children.0`, `root.children.${branch}.children.3`, `root.children.${branch}`].map(
      (at) => {
        const paths = parts.find((part) => part.at === at)?.elements.map((index) => scene.elements[index])
        const d = paths?.flatMap((each) => (each?.type === 'path' ? [each.d] : []))[0] ?? ''
        return d
      },
    ),
  )
  for (const [first = '', last = ''] of ends) {
    const levels = [first, last].map((d) => Number(/ ([\d.]+)H/.exec(d)?.[1]))
    const begins = [first, last].map((d) => Number(/^M[\d.]+ ([\d.]+)/.exec(d)?.[1]))
    expect(begins).toEqual([((levels[0] ?? 0) + (levels[1] ?? 0)) / 2, ((levels[0] ?? 0) + (levels[1] ?? 0)) / 2])
  }
})

const foreign = {
  title: 'A claim',
  root: {
    name: 'Nightly build takes 4 h',
    children: [
      {
        name: 'Tests',
        children: [{ name: 'End-to-end suite runs serially because of one shared tenant' }, { name: 'Flaky retries' }],
      },
      {
        name: 'Docker',
        children: [
          { name: 'No layer cache on ephemeral runners' },
          {
            name: 'Base image rebuilt',
            children: [{ name: 'apt-get update' }, { name: 'locale-gen for de, fr, pl, ja, zh, ko, ar' }],
          },
          { name: 'Multi-arch through QEMU', note: 'arm64 is 7 times slower' },
        ],
      },
      { name: 'Dependencies', children: [{ name: 'Private registry in us-east-1' }] },
      {
        name: 'Übersetzungen und Prüfberichte für Behördenkunden',
        children: [{ name: 'PDF/A-Erzeugung' }, { name: 'Barrierefreiheitstest' }],
      },
    ],
  },
}

test('a line is in the middle of its fan only where its words stay clear of their neighbors', () => {
  const drawing = drawRecipe(mindMap as unknown as AnyRecipe, foreign)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ problem }) => /R0[78]/.test(problem))).toEqual([])
})

test('a level is as wide on each side as its own words', () => {
  const lengthOf = (right: string, left: string): number => {
    const children = [right, left].map((name, index) => ({ name, children: [{ name: `part ${index}` }] }))
    const drawing = drawRecipe(mindMap as unknown as AnyRecipe, { title: 'A claim', root: { name: 'x', children } })
    return drawing.ok ? drawing.scene.width : 0
  }
  const long = 'Barrierefreiheitsprüfungen'
  expect(lengthOf('short', long)).toBeLessThan(lengthOf(`${long} alle`, long) - 100)
})

test('what a branch in focus asks is bold, and no wider than if it were not', () => {
  const asking = {
    name: 'r',
    children: [
      { name: 'a', note: 'Which one is it?' },
      { name: 'b', note: 'How?' },
    ],
  }
  const said = (focus?: string[]) =>
    draw(asking, focus && { focus }).scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.endsWith('?') ? [[each.text, each.bold ?? false, each.x]] : [],
    )
  const [plain, bold] = [said(), said(['a'])]
  expect(plain.map(([, isBold]) => isBold)).toEqual([false, false])
  expect(bold.map(([, isBold]) => isBold)).toEqual([true, false])
  expect(bold.map(([text, , x]) => [text, x])).toEqual(plain.map(([text, , x]) => [text, x]))
})

test('a page that deep branches fill has short ones and wide columns where words are many, so that no identifier is broken', () => {
  const chain = ['Connection pool', 'maxPoolSize 10', 'default, never set']
  const deep = chain.reduceRight<object[]>((children, name) => [{ name, children }], [])
  const tasks = ['OPS-511 PodDisruptionBudget for checkout', 'OPS-513 Muted alerts expire after 24 h']
  const { scene, warnings } = draw({
    name: 'Checkout outage, 47 min',
    children: [
      {
        name: 'Detection',
        state: 'negative',
        children: [{ name: 'Synthetic checks', children: [{ name: 'ran in one region' }] }],
      },
      { name: 'Cause', state: 'positive', children: deep },
      { name: 'Communication' },
      { name: 'Follow-ups', children: tasks.map((name) => ({ name })) },
    ],
  })
  expect(warnings).toEqual([])
  expect(scene.width).toBeLessThanOrEqual(1200)
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split(' ') : []))
  expect(words).toEqual(expect.arrayContaining(['PodDisruptionBudget', 'maxPoolSize']))
  const last = scene.elements.filter((each) => each.type === 'text' && tasks[1]?.includes(each.text))
  expect(last).toHaveLength(2)
})
