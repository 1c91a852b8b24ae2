/**
 * Every example of the documentation, run against the service on a socket and compared with its output as shown.
 */
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsOfBook } from '../../src/pages/docs/guide/chapters.ts'
import { renderScene } from '../../src/render/render-scene.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import { parseScene } from '../../src/scene/read-scene.ts'
import { installed } from '../cli/installed.ts'
import { type Example, type Fence, readExamples, readFences } from './fences.ts'
import { matchHttp, matchJson, matchText } from './match.ts'
import { type Bench, runScript, runShell } from './shell.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let bench: Bench

const textOf = (slug: string): string => stage.chapters.find((each) => each.slug === slug)?.markdown ?? ''
const allFences = (): Fence[] => stage.chapters.flatMap(({ markdown }) => readFences(markdown))

beforeAll(async () => {
  const own = await installed()
  stage = await openStage()
  bench = { folder: await mkdtemp(join(tmpdir(), 'diagref-docs-')), baseUrl: stage.running.baseUrl }
  await symlink(join(own.app, 'node_modules'), join(bench.folder, 'node_modules'))
  for (const { role, name, text } of allFences())
    if (role === 'scene' || role === 'file')
      await writeFile(join(bench.folder, name.includes('.') ? name : `${name}.json`), text)
}, 240_000)

afterAll(async () => {
  await rm(bench.folder, { recursive: true, force: true })
  await stage.running.stop(100)
})

const compare = (came: string, { language, text }: Fence): string[] => {
  switch (language) {
    case 'json':
      return matchJson(JSON.parse(text), JSON.parse(came))
    case 'http':
      return matchHttp(text, came)
    default:
      return matchText(text, came)
  }
}

const judge = async ({ run, reply }: Example): Promise<string[]> => {
  const came = await (run.language === 'js' ? runScript(run.text, bench) : runShell(run.text, bench))
  const differences = reply === undefined ? [] : compare(came, reply)
  return differences.map((words) => `line ${run.line}: ${words}`)
}

describe('examples that are run', () => {
  test.each(partsOfBook.flatMap(({ slugs }) => slugs))('%s', { timeout: 120_000 }, async (slug) => {
    for (const example of readExamples(textOf(slug))) expect(await judge(example)).toEqual([])
  })
})

test('every response shown comes with its request', () => {
  const fences = allFences()
  const replies = fences.filter(({ role }) => role === 'reply').length
  const examples = stage.chapters.flatMap(({ markdown }) => readExamples(markdown))
  expect(examples.filter(({ reply }) => reply !== undefined)).toHaveLength(replies)
  expect(replies).toBeGreaterThan(30)
})

test('every diagram in the text is shown as it is drawn', async () => {
  const diagrams = allFences().filter(({ role }) => role === 'drawn')
  expect(diagrams.length).toBeGreaterThan(10)
  const files = diagrams.map(({ name, language }) => `${name}.${language}`)
  for (const [index, { text }] of diagrams.entries()) await writeFile(join(bench.folder, files[index]!), text)
  await runShell(`diagref draw ${files.join(' ')} -o drawn/`, bench)
  for (const { name } of diagrams) {
    const picture = await fetch(`${bench.baseUrl}/docs/pictures/${name}.svg`)
    expect(await picture.text()).toBe(await readFile(join(bench.folder, 'drawn', `${name}.svg`), 'utf8'))
  }
})

test('every scene in the text is valid, drawn well, and shown with its drawing', async () => {
  const scenes = allFences().filter(({ role }) => role === 'scene')
  expect(scenes.length).toBeGreaterThan(1)
  for (const { name, text } of scenes) {
    const reading = parseScene(text)
    if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.findings)}`)
    expect([name, reviewScene(reading.scene)]).toEqual([name, []])
    const picture = await fetch(`${bench.baseUrl}/docs/pictures/${name}.svg?theme=dark&accent=rose`)
    expect(await picture.text()).toBe(renderScene(reading.scene, { theme: 'dark', accent: 'rose' }))
  }
})

test('a scene shown as broken has the findings shown', () => {
  const fences = allFences()
  const broken = fences.filter(({ role }) => role === 'invalid')
  expect(broken.length).toBeGreaterThan(0)
  for (const fence of broken) {
    const reading = parseScene(fence.text)
    const findings = reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
    expect(findings.join('\n')).toBe(fences[fences.indexOf(fence) + 1]?.text)
  }
})

test('every configuration is JSON and has the URL of this service', () => {
  const configurations = allFences().filter(({ role }) => role === 'config')
  expect(configurations.length).toBeGreaterThan(2)
  for (const { text } of configurations) {
    const [servers] = Object.values(JSON.parse(text) as Record<string, Record<string, { url: string }>>)
    expect(servers?.['diagref']?.url).toBe(`${bench.baseUrl}/mcp`)
  }
})
