/**
 * The documentation as served: every chapter in both representations, covering everything in the code.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadSite } from '../../../../test/catalog.ts'
import type { App } from '../../../app/create-app.ts'
import { families } from '../../../catalog/recipe.ts'
import { errorStatus } from '../../../http/errors.ts'
import { accents, colorsOf, looks, themes } from '../../../render/palette.ts'
import { rules } from '../../../review/rules/rules.ts'
import { colors, limits } from '../../../scene/limits.ts'
import { grouped } from '../placeholders/numbers.ts'
import { type Chapter, chapterPath, chaptersOf, partsOfBook } from './chapters.ts'

let app: App
let chapters: Chapter[]
const html = new Map<string, string>()
const markdown = new Map<string, string>()

beforeAll(async () => {
  app = await loadApp()
  chapters = chaptersOf(await loadSite())
  for (const { slug, path } of chapters) {
    html.set(slug, await (await ask(app, path)).text())
    markdown.set(slug, await (await ask(app, `${path}.md`)).text())
  }
})

const pageOf = (slug: string): string => html.get(slug) ?? ''
const textOf = (slug: string): string => markdown.get(slug) ?? ''
const articleOf = (slug: string): string => /<article[\s\S]*<\/article>/.exec(pageOf(slug))?.[0] ?? ''

describe('every chapter', () => {
  test('is in the book, and the book has a text for each', async () => {
    const { guide } = await loadSite()
    expect(guide.map(({ slug }) => slug).sort()).toEqual(partsOfBook.flatMap(({ slugs }) => slugs).sort())
    expect(chapters).toHaveLength(guide.length)
  })

  test('has a title and a summary without placeholders', () => {
    for (const { slug, title, summary } of chapters) {
      expect([slug, title.length > 2, summary.length > 30]).toEqual([slug, true, true])
      expect(title + summary).not.toMatch(/[{}`*[\]]/)
    }
  })

  test('has no placeholder left in either representation', () => {
    for (const { slug } of chapters) {
      expect([slug, /\{\{/.exec(textOf(slug))?.[0]]).toEqual([slug, undefined])
      expect([slug, /\{\{/.exec(pageOf(slug))?.[0]]).toEqual([slug, undefined])
    }
  })

  test('serves the same text by negotiation and as a file', async () => {
    for (const { slug, path } of chapters) {
      const negotiated = await ask(app, path, { headers: { accept: 'text/markdown' } })
      expect(await negotiated.text()).toBe(textOf(slug))
    }
  })

  test('has the same text in both representations', () => {
    const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    for (const { slug } of chapters) {
      const page = wordsOf(
        articleOf(slug)
          .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
          .replace(/<[^>]+>/g, ' ')
          .replace(/&(?:amp|lt|gt|quot|#39);/g, ' '),
      )
      const prose = textOf(slug)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/ \{#[\w.-]+\}$/gm, '')
        .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
        .replace(/\]\([^)]*\)/g, ' ')
      for (const line of prose.split('\n').flatMap((row) => row.replace(/^\d+\. /, '').split(' | ')))
        expect(page).toContain(wordsOf(line))
    }
  })

  test('H22: contains no inline style, script or handler', () => {
    for (const { slug } of chapters) expect(articleOf(slug)).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/)
  })

  test('lists the chapters, marks the current one, and links to the next', () => {
    for (const [index, { slug, path }] of chapters.entries()) {
      const root = path === '/docs' ? './' : '../'
      const page = pageOf(slug)
      for (const each of chapters) expect(page).toContain(`href="${root}${each.path.slice(1)}"`)
      expect(page.match(/aria-current="page"/g)).toHaveLength(1)
      expect(page.includes('rel="prev"')).toBe(index > 0)
      expect(page.includes('rel="next"')).toBe(index < chapters.length - 1)
    }
  })

  test('has no broken links', async () => {
    const known = new Map<string, number>()
    for (const { slug, path } of chapters) {
      for (const [, href = ''] of articleOf(slug).matchAll(/<[^>]*\s(?:href|src)="([^"#]*)"/g)) {
        if (href.startsWith('http') || href === '') continue
        const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), `${baseUrl}${path}`)
        const target = pathname + search
        if (!known.has(target)) known.set(target, (await ask(app, target)).status)
        expect([slug, target, known.get(target)]).toEqual([slug, target, 200])
      }
    }
    expect(known.size).toBeGreaterThan(30)
  })

  test('has no broken fragment links', () => {
    for (const { slug, path } of chapters) {
      for (const [, href = '', anchor = ''] of articleOf(slug).matchAll(/href="([^"#]*)#([^"]+)"/g)) {
        const target = href === '' ? path : new URL(href, `${baseUrl}${path}`).pathname
        const chapter = chapters.find((each) => each.path === target)
        if (chapter === undefined) continue
        expect([slug, anchor, pageOf(chapter.slug).includes(` id="${anchor}"`)]).toEqual([slug, anchor, true])
      }
    }
  })

  test('has no broken images', async () => {
    const addresses = new Set([...markdown.values()].flatMap((text) => text.match(/\/docs\/pictures\/[^)\s]+/g) ?? []))
    expect(addresses.size).toBeGreaterThan(40)
    for (const address of addresses) {
      const reply = await ask(app, address)
      expect([address, reply.status, (await reply.text()).slice(0, 4)]).toEqual([address, 200, '<svg'])
    }
  })
})

test('a picture whose name ends in a look is drawn in it', async () => {
  const byName = await (await ask(app, '/docs/pictures/look-dark-rose.svg')).text()
  expect(byName).toBe(await (await ask(app, '/docs/pictures/look.svg?theme=dark&accent=rose')).text())
  expect((await ask(app, '/docs/pictures/look-dark-red.svg')).status).toBe(404)
})

test('an unknown picture is a 404, an invalid look a 400', async () => {
  expect((await ask(app, '/docs/pictures/nothing.svg')).status).toBe(404)
  expect((await ask(app, '/docs/pictures/box')).status).toBe(404)
  expect((await ask(app, '/docs/pictures/box.svg?theme=drak')).status).toBe(400)
})

test('every error code has a section whose id is the code', () => {
  for (const code of Object.keys(errorStatus)) expect(pageOf('errors')).toContain(`<h2 id="${code}">`)
})

test('the reference covers every operation, parameter, response and field of the description', async () => {
  type Operation = { operationId: string; summary: string; parameters?: { name: string }[]; responses: object }
  type Description = {
    paths: Record<string, { get: Operation }>
    components: { schemas: Record<string, { properties: object }> }
  }
  const { paths, components } = (await (await ask(app, '/openapi.json')).json()) as Description
  const sectionOf = (heading: string): string =>
    textOf('http-reference').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  for (const [path, { get }] of Object.entries(paths)) {
    const section = sectionOf(`\`GET\` \`${path}\` {#${get.operationId}}`)
    expect(section).toContain(`**${get.summary}.**`)
    expect(section).toContain(`Operation \`${get.operationId}\`.`)
    expect(section).toMatch(/```sh run\n[\s\S]+```(?:json|xml) reply\n/)
    for (const { name } of get.parameters ?? []) expect(section).toContain(`| \`${name}\` |`)
    // What all reply in the same words is said once, before them.
    const [common = ''] = textOf('http-reference').split('\n## ')
    for (const status of Object.keys(get.responses))
      expect([common, section].filter((each) => each.includes(`| \`${status}\` |`)).length).toBe(1)
  }
  for (const [name, { properties }] of Object.entries(components.schemas))
    for (const field of Object.keys(properties)) expect(sectionOf(`\`${name}\``)).toContain(`| \`${field}\` |`)
})

test('the scene format shows every element, option and token', async () => {
  const text = textOf('scene-format')
  const schema = (await (await ask(app, '/schemas/scene-v1.json')).json()) as {
    properties: { elements: { items: { oneOf: { properties: Record<string, object>; required: string[] }[] } } }
  }
  for (const { properties, required } of schema.properties.elements.items.oneOf) {
    const type = (properties['type'] as { const: string }).const
    expect(text).toContain(`/docs/pictures/${type}.svg)`)
    for (const option of Object.keys(properties).filter((name) => !required.includes(name)))
      expect(text).toContain(`/docs/pictures/${type}-${option}.svg)`)
  }
  for (const token of colors) expect(text).toContain(`/docs/pictures/token-${token}.svg)`)
})

test('limits, themes, accents, colors, families and rules are those of the code', () => {
  const numbers = [limits.title, limits.description, limits.elements, limits.size, limits.text, limits.path]
  for (const slug of ['scene-format', 'caching-and-limits'])
    for (const number of numbers) expect(textOf(slug)).toMatch(new RegExp(`\\b${grouped(number)}\\b`))
  for (const { theme, accent } of looks) {
    expect(textOf('looks')).toContain(`look-${theme}-${accent}.svg)`)
    const { accent: strong, halfAccent, soft, halfSoft } = colorsOf({ theme, accent })
    const cells = [theme, accent, strong, halfAccent, soft, halfSoft].map((cell) => `\`${cell}\``)
    expect(textOf('looks')).toContain(`| ${cells.join(' | ')} |`)
  }
  for (const theme of themes) expect(textOf('looks')).toContain(colorsOf({ theme, accent: accents[0] }).page)
  for (const family of families) expect(textOf('index')).toContain(`[${family}](`)
  for (const { id, title } of rules) expect(textOf('drawing-rules')).toContain(`### \`${id}\` ${title}\n`)
})

test('the searches in the guide find what it says they find', () => {
  expect(textOf('index')).toContain('"id": "request-sequence"')
  for (const slug of ['scores', 'http-reference']) expect(textOf(slug)).toContain('"id": "request-sequence"')
  expect(textOf('http-api')).toContain('"recipes": []')
})

test('an unknown chapter is a 404 that points to the documentation', async () => {
  expect((await ask(app, '/docs/nothing')).status).toBe(404)
  const missing = await ask(app, '/docs/nothing.md')
  expect([missing.status, (await missing.text()).includes(`${baseUrl}${chapterPath('index')}`)]).toEqual([404, true])
})
