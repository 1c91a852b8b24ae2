import { describe, expect, test } from 'vitest'
import { blockLanguage, readInfo, readReference } from './info.ts'

describe('a fence', () => {
  test.each([
    ['diagref gantt-chart', 'diagref'],
    ['  DIAGREF x', 'diagref'],
    ['mermaid', 'mermaid'],
    ['puml {x}', 'plantuml'],
    ['js', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['diagrefs x', undefined],
  ])('%j is %s', (info, language) => expect(blockLanguage(info)).toBe(language))

  test('names a recipe, and options with or without quotes', () => {
    expect(readInfo(`diagref gantt-chart name=plan alt="Who 'does' what" aspect='slide' accent=rose`)).toEqual({
      ok: true,
      request: {
        recipe: 'gantt-chart',
        language: undefined,
        name: 'plan',
        alt: "Who 'does' what",
        aspect: 'slide',
        accent: 'rose',
      },
      rest: [],
    })
  })

  test.each([
    ['diagref', 'names no recipe', 0],
    ['diagref name=x', 'names no recipe', 0],
    ['diagref gantt-chart nmae=x', 'there is no option "nmae". Did you mean name?', 20],
    ['diagref gantt-chart name=../x', 'is the name of a file', 20],
    ['diagref gantt-chart name=a--b', 'is the name of a file', 20],
    ['diagref gantt-chart alt=" "', 'says nothing', 20],
    ['diagref gantt-chart name=x aspect=wide', 'must be one of content, readme, slide, phone, got "wide"', 27],
    ['diagref gantt-chart accent=red', 'must be one of blue', 20],
    ['diagref gantt-chart recipe=c4-container', 'two recipes', 0],
    ['mermaid recipe=A!', 'is the id of a recipe', 8],
  ])('%j says what is wrong, and where', (info, problem, at) => {
    expect(readInfo(info)).toMatchObject({ ok: false, problem: expect.stringContaining(problem), at })
  })

  test('of another language keeps the words of other programs to them', () => {
    expect(readInfo('mermaid {height=300} theme=dark recipe=flow-graph')).toMatchObject({
      ok: true,
      request: { language: 'mermaid', recipe: 'flow-graph' },
    })
  })
})

test('a reference names a recipe or a language, then its file', () => {
  expect(readReference('gantt-chart "my plan.yaml" name=x')).toEqual({
    ok: true,
    request: { recipe: 'gantt-chart', language: undefined, name: 'x' },
    rest: ['my plan.yaml'],
  })
  expect(readReference('mermaid flow.mmd')).toMatchObject({
    request: { recipe: undefined, language: 'mermaid' },
    rest: ['flow.mmd'],
  })
  expect(readReference('mermaid flow.mmd size=3')).toMatchObject({ ok: false, at: 17 })
})
