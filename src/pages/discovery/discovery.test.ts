import { createHash } from 'node:crypto'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog, loadSite } from '../../../test/catalog.ts'
import { skillPath } from './skill-paths.ts'

type SkillEntry = { name: string; type: string; description: string; url: string; digest: string }

const app = await loadApp()
const catalog = await loadCatalog()

const textOf = async (target: string): Promise<string> => (await ask(app, target)).text()

/** Fails where a text is not well-formed XML. */
const parseXml = (text: string): void => {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

describe('H24: discovery files', () => {
  test.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
    ['/.well-known/agent-skills/index.json', 'application/json'],
    ['/.well-known/agent-skills/diagref/SKILL.md', 'text/markdown; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const reply = await ask(app, target)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type])
    expect(reply.headers.get('vary')).toBe('Accept-Encoding')
    const head = await ask(app, target, { method: 'HEAD' })
    expect([...head.headers]).toEqual([...reply.headers])
  })

  test('the index of agent skills has the digest of the skill that is served, whose links are those of this service', async () => {
    const { skills } = JSON.parse(await textOf('/.well-known/agent-skills/index.json')) as { skills: SkillEntry[] }
    const [skill] = skills
    expect(skills).toHaveLength(1)
    expect(skill).toMatchObject({ name: 'diagref', type: 'skill-md', url: `${baseUrl}${skillPath}` })
    expect(skill!.description).toMatch(/^Draws technical diagrams/)
    const text = await textOf(skillPath)
    expect(skill!.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
    expect(text).toContain(`${baseUrl}/edit?recipe=ID#data=`)
    expect(text).not.toMatch(/\bBASE\b/)
  })

  test.each(['/sitemap.xml', '/opensearch.xml', '/favicon.svg'])('%s is well-formed', async (target) => {
    parseXml(await textOf(target))
  })

  test('the sitemap names every recipe with the day of its review', async () => {
    const sitemap = await textOf('/sitemap.xml')
    for (const { id, reviewed } of catalog.recipes)
      expect(sitemap).toContain(`<loc>${baseUrl}/diagrams/${id}</loc><lastmod>${reviewed}</lastmod>`)
  })

  test('favicon.ico has a PNG of each size where its directory says', async () => {
    const icon = Buffer.from(await (await ask(app, '/favicon.ico')).arrayBuffer())
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = icon.subarray(6 + 16 * index)
      const png = icon.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))
      expect([entry.readUInt8(0), png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual([size, 'PNG', size])
    }
  })

  test('every address of the sitemap is a page', async () => {
    const sitemap = await textOf('/sitemap.xml')
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const reply = await ask(app, address.slice(baseUrl.length), { headers: { accept: 'text/html' } })
      expect([address, reply.status]).toEqual([address, 200])
    }
  })

  test('llms.txt names every recipe and every page of the guide in Markdown, and each link answers', async () => {
    const [text, site] = [await textOf('/llms.txt'), await loadSite()]
    expect(text).toMatch(/^# diagref\n\n> .+\n\n## /)
    for (const { id } of catalog.recipes) expect(text).toContain(`(${baseUrl}/diagrams/${id}.md)`)
    for (const { slug } of site.guide.filter((page) => page.slug !== 'index'))
      expect(text).toContain(`(${baseUrl}/docs/${slug}.md)`)
    for (const [, address = ''] of text.matchAll(/\((https:[^)]+\.(?:md|json))\)/g))
      expect([address, (await ask(app, address.slice(baseUrl.length))).status]).toEqual([address, 200])
  })

  test('llms-full.txt holds the words of every recipe', async () => {
    const text = await textOf('/llms-full.txt')
    for (const { name, rationale } of catalog.recipes) {
      expect(text).toContain(`# ${name}\n`)
      expect(text).toContain(rationale)
    }
  })

  test('the API catalog is a link set whose links are absolute (RFC 9727)', async () => {
    const { linkset } = JSON.parse(await textOf('/.well-known/api-catalog')) as { linkset: { anchor: string }[] }
    expect(linkset.map(({ anchor }) => anchor)).toContain(`${baseUrl}/api`)
    expect(JSON.stringify(linkset)).toContain(`"service-desc":[{"href":"${baseUrl}/openapi.json"`)
  })
})

describe('in the head of a page', () => {
  const structured = async (target: string): Promise<Record<string, unknown>> => {
    const html = await textOf(target)
    const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html) ?? []
    return JSON.parse(json) as Record<string, unknown>
  }

  test('a recipe is a learning resource', async () => {
    const { '@type': type, url } = await structured('/diagrams/request-sequence')
    expect([type, url]).toEqual([['LearningResource', 'CreativeWork'], `${baseUrl}/diagrams/request-sequence`])
  })

  test('the gallery can be searched', async () => {
    expect((await structured('/'))['@type']).toBe('WebSite')
  })

  test('previews have title, words and address', async () => {
    const html = await textOf('/diagrams/request-sequence')
    expect(html).toContain('<meta property="og:title" content="Request sequence"/>')
    expect(html).toContain(`<meta property="og:url" content="${baseUrl}/diagrams/request-sequence"/>`)
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/diagrams/request-sequence"/>`)
  })
})
