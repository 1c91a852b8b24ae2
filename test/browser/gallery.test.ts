/**
 * The gallery and the theme with scripts, as an engineer in a hurry uses them.
 */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/scene/scene.ts'
import { violationsOn } from './axe.ts'
import { servePieces } from './pieces.ts'
import { useStage } from './stage.ts'

const stage = useStage()

/** For tests that look at words and addresses (blank-pictures.ts). */
const blank = true

/** Where the buttons and links of every page are: to look for names among those of all cards takes a second. */
const header = (page: Page): Locator => page.locator('header.bar')

const names = (page: Page): Promise<string[]> => page.locator('#results h3 a').allTextContents()
const headings = (page: Page): Promise<string[]> => page.locator('#results h2').allTextContents()
const summary = (page: Page): Promise<string | null> => page.locator('#summary').textContent()
const state = (page: Page): string => new URL(page.url()).search

/** The URLs of the images that the page shows. */
const pictures = (page: Page): Promise<string[]> =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      images.filter((image) => image.checkVisibility()).map((image) => (image as HTMLImageElement).src),
    )

/** The look in the name of a thumbnail. */
const lookOf = (address: string): string => /-(?<look>[a-z]+-[a-z]+)\.svg$/.exec(address)?.groups?.['look'] ?? address

/** What the service itself shows at the page's URL. */
const served = async (page: Page): Promise<string[]> => {
  const html = await (await fetch(page.url(), { headers: { accept: 'text/html' } })).text()
  return [...html.matchAll(/<h3><a [^>]*>([^<]*)<\/a>/g)].map(([, name = '']) => name.replaceAll('&#39;', "'"))
}

describe('the search', () => {
  test.each([5, 6])('%i results are four wide, and what is beside them fills a row', async (count) => {
    const { page } = await stage.open('/?q=cache', { blank, viewport: { width: 1440, height: 900 } })
    const rows = await page.locator('#results').evaluate((results, wanted) => {
      const cards = [...document.querySelectorAll('#results li')].slice(0, 10)
      const group = (items: Element[], kind: string): Element => {
        const section = document.createElement('section')
        section.className = `group ${kind}`
        section.append(document.createElement('h2'), document.createElement('ul'))
        section.lastElementChild?.append(...items)
        return section
      }
      results.replaceChildren(group(cards.slice(0, wanted), ''), group(cards.slice(wanted), 'row'))
      const shown = [...results.querySelectorAll('li')].filter((each) => each.checkVisibility())
      const tops = shown.map((each) => Math.round(each.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    }, count)
    expect(rows).toEqual([4, count - 4, 4])
  })

  test('filters as you type, with the results of the service at that URL, and Escape restores everything', async () => {
    const { page, faults } = await stage.open('/', { blank })
    const all = await names(page)
    await page.keyboard.press('/')
    await page.keyboard.type('login')
    await expect.poll(() => summary(page)).toMatch(/^\d+ diagrams? for “login”\.$/)
    expect([state(page), await names(page)]).toEqual(['?q=login', await served(page)])
    await page.keyboard.press('Escape')
    await expect.poll(() => names(page)).toEqual(all)
    expect(state(page)).toBe('')
    expect(await headings(page)).toHaveLength(7)
    expect(faults).toEqual([])
  })

  test('says so if nothing is about the query, with the closest and the highest-rated recipes', async () => {
    const { page, faults } = await stage.open('/', { blank })
    await page.locator('#q').fill('cache zeppelin server')
    await expect.poll(() => summary(page)).toBe('No diagram for “cache zeppelin server”. These come closest.')
    expect(await headings(page)).toEqual(['Closest', 'To begin with'])
    expect(await names(page)).toEqual(await served(page))
    // It is consistent-hash-ring.
    expect(await page.locator('.reason').first().textContent()).toMatch(/\bcache\b/)
    expect(faults).toEqual([])
  })

  test('finds everything from a URL that shows a part, in the chosen order', async () => {
    const { page } = await stage.open('/?q=sequence&theme=dark', { blank })
    await page.getByRole('navigation', { name: 'Families' }).getByRole('link', { name: /^All/ }).click()
    await page.locator('#q').fill('')
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(5)
    await page.locator('.sort summary').click()
    await page.locator('.sort').getByRole('link', { name: 'Name', exact: true }).click()
    await expect.poll(() => headings(page)).toEqual(['By name'])
    expect([state(page), await names(page)]).toEqual(['?theme=dark&sort=name', await served(page)])
    for (const address of await pictures(page)) expect(address).toMatch(/-dark-blue\.svg$/)
  })

  test('one answer is shown large, with its actions and what to use instead, and with nothing to sort', async () => {
    const { page, faults } = await stage.open('/?q=can+we+turn+this+service+off', {
      blank,
      viewport: { width: 1440, height: 900 },
    })
    const shown = async () => {
      const [only, other] = [page.locator('#results section:first-child .card'), page.locator('.group.row .card')]
      const [large, small] = [await only.boundingBox(), await other.first().boundingBox()]
      return {
        share: Math.round((large?.width ?? 0) / (small?.width ?? 1)),
        isBelow: (small?.y ?? 0) > (large?.y ?? 0) + (large?.height ?? 0),
        acts: await only.getByRole('link', { name: /^Make it yours/ }).evaluate((each) => {
          const { opacity } = getComputedStyle(each.parentElement ?? each)
          return opacity
        }),
        tools: await page.locator('.toolbar').isVisible(),
        scores: await page.locator('#results .score').first().isVisible(),
      }
    }
    const answer = { share: 2, isBelow: true, acts: '1', tools: false, scores: false }
    expect([await headings(page), await shown()]).toEqual([['Best match', 'Instead of Service dependency map'], answer])
    // As one types, it is the same; many are a list.
    await page.locator('#q').fill('sequence')
    await expect.poll(() => page.locator('.toolbar').isVisible()).toBe(true)
    expect(await page.locator('#results .score').first().isVisible()).toBe(false)
    await page.locator('.sort summary').click()
    await page.locator('.sort [data-sort=overall]').click()
    await expect.poll(() => page.locator('#results .score').first().isVisible()).toBe(true)
    await page.locator('#q').fill('can we turn this service off')
    await expect.poll(() => page.locator('.toolbar').isVisible()).toBe(false)
    expect(await shown()).toEqual(answer)
    expect(faults).toEqual([])
  })

  test('a family narrows it, and its chips count what the search finds', async () => {
    const { page } = await stage.open('/', { blank })
    const chip = page.locator('.chip[data-family=Charts]')
    await chip.click()
    await expect.poll(() => headings(page)).toEqual(['Charts'])
    expect([state(page), await names(page)]).toEqual(['?family=Charts', await served(page)])
    const heading = page.locator('.claim h1')
    expect(await heading.textContent()).toMatch(/^\d+ diagrams in Charts$/)
    // The heading of the page says it, and that of its only group is heard alone.
    expect(await page.locator('#results h2').evaluate((each) => getComputedStyle(each).clipPath)).toBe('inset(50%)')
    expect(await chip.getAttribute('aria-current')).toBe('true')
    await page.locator('#q').fill('login')
    await expect.poll(() => chip.locator('em').textContent()).toBe('0')
    expect(await page.locator('.sort .panel a').allTextContents()).toEqual(['Best match', 'Score', 'Newest', 'Name'])
  })
})

describe('the theme and accent of the diagrams', () => {
  test('accents to choose from are those of the chosen theme, whichever the page has', async () => {
    const colors = async (target: string, colorScheme: 'light' | 'dark') => {
      const { page } = await stage.open(target, { blank, colorScheme })
      const swatches = page.locator('.swatch')
      const shown = await swatches.evaluateAll((all) =>
        all.map((each) => getComputedStyle(each, '::before').backgroundColor).join(),
      )
      await stage.recycle()
      return shown
    }
    const [light, dark] = [await colors('/', 'light'), await colors('/', 'dark')]
    expect(light).not.toBe(dark)
    expect(await colors('/?theme=dark', 'light')).toBe(dark)
    expect(await colors('/?theme=paper', 'dark')).toBe(light)
  })

  test('follows the page, and the page the system or the reader', async () => {
    const { page, faults } = await stage.open('/', { blank, colorScheme: 'dark' })
    const looks = async () => [...new Set((await pictures(page)).map(lookOf))]
    expect(await looks()).toEqual(['dark-blue'])
    await header(page).getByRole('button', { name: 'Switch the page to light' }).click()
    expect(await looks()).toEqual(['light-blue'])
    await page.goto(`${stage.baseUrl}/compare`, { waitUntil: 'commit' })
    await page.waitForSelector('main', { state: 'attached' })
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    await header(page).getByRole('button', { name: 'Switch the page to dark' }).click()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(faults).toEqual([])
  })

  test('an explicit choice wins, is in the URL, and lasts across pages and back', async () => {
    const { page, faults } = await stage.open('/', { blank })
    await page.locator('.look').getByRole('link', { name: 'Paper' }).click()
    await page.locator('.look').getByRole('link', { name: 'Rose' }).click()
    expect(state(page)).toBe('?theme=paper&accent=rose')
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['picture-look', 'paper rose']])
    const wanted = /(?:svg\?theme=paper&accent=|-paper-)rose(?:\.svg)?$/
    for (const address of await pictures(page)) expect(address).toMatch(wanted)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Docs' }).click()
    await page.waitForURL(/\/docs\?theme=paper&accent=rose$/)
    await page.goto(`${stage.baseUrl}/diagrams/request-sequence`)
    for (const address of await pictures(page)) expect(address).toMatch(wanted)
    expect(await page.locator('.look [aria-current]').allTextContents()).toEqual(['Paper', 'Rose'])
    await page.locator('.look').getByRole('link', { name: 'Auto' }).click()
    await page.locator('.look').getByRole('link', { name: 'Blue' }).click()
    await page.goto(stage.baseUrl)
    for (const address of await pictures(page)) expect(address).toMatch(/-light-blue\.svg$/)
    expect(faults).toEqual([])
  })

  test('Ctrl+K finds a diagram from any page by a question, says why, and Enter opens the first', async () => {
    const { page, faults } = await stage.open('/docs', { blank })
    await page.keyboard.press('Control+k')
    await page.locator('#palette a').first().waitFor()
    await page.keyboard.type('what breaks if this one fails')
    const first = page.locator('#palette [aria-selected=true]')
    await expect.poll(() => first.textContent()).toMatch(/^Service dependency map.*what breaks if this one fails/)
    expect(await violationsOn(page, { include: '#palette' })).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/diagrams\/service-dependency-map/)
    expect(faults).toEqual([])
  })

  test('the palette also finds sections of the documentation and things to do, in groups', async () => {
    const { page, faults } = await stage.open('/diagrams/request-sequence', { blank })
    expect(await page.locator('#find kbd').textContent()).toBe('Ctrl K')
    await page.keyboard.press('Control+k')
    const groups = () => page.locator('#palette [role=group]').evaluateAll((all) => all.map((each) => each.ariaLabel))
    await expect.poll(groups).toEqual(['Diagrams', 'Actions'])
    await page.keyboard.type('errors')
    await expect.poll(groups).toEqual(['Diagrams', 'Docs'])
    expect(await page.locator('#palette [role=group]').nth(1).locator('a').allTextContents()).toContain('ErrorsChapter')
    expect(await violationsOn(page, { include: '#palette' })).toEqual([])
    await page.locator('#palette input').fill('theme')
    await expect.poll(groups).toContain('Actions')
    const option = page.getByRole('option', { name: 'Switch between light and dark' })
    const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (let at = 0; at < 9 && (await option.getAttribute('aria-selected')) !== 'true'; at++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('#palette').isVisible()).toBe(false)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before)
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: 'Close (Esc)' }).click()
    expect(await page.locator('#palette').isVisible()).toBe(false)
    expect(faults).toEqual([])
  })

  // Chromium also fills hidden images from its memory cache, without a request to the service.
  test('only the visible image is loaded, even after the theme changes', async () => {
    const { page } = await stage.open('/', { fresh: true })
    // Images that are hidden would be asked for beside those in view: when the last of these has come, some of them have.
    const loadedLooks = async () => {
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
        ),
      )
      const loaded = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => name.includes('/thumbnails/') && transferSize > 0)
          .map(({ name }) => name),
      )
      return [...new Set(loaded.map(lookOf))]
    }
    await expect.poll(loadedLooks).toEqual(['light-blue'])
    await page.goto('about:blank')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(stage.baseUrl)
    await expect.poll(loadedLooks).toEqual(['dark-blue'])
  })
})

test('Copy on a card copies the whole diagram, of which the card shows the figure', async () => {
  const { page, faults } = await stage.open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const card = page.locator('.card').first()
  await card.hover()
  await card.getByRole('button', { name: /^Copy image/ }).click()
  const id = await card.locator('input').getAttribute('value')
  const { width, height } = (await (await fetch(`${stage.baseUrl}/api/diagrams/${id}/scene`)).json()) as Scene
  const size = (): Promise<number[]> =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      if (item?.types.includes('image/png') !== true) return []
      const bitmap = await createImageBitmap(await item.getType('image/png'))
      return [bitmap.width, bitmap.height]
    })
  await expect.poll(size).toEqual([width * 2, height * 2])
  expect(faults).toEqual([])
})

describe('the comparison', () => {
  test('collects what is chosen, even what a search hides, and says what is missing', async () => {
    const { page, faults } = await stage.open('/', { blank })
    const compare = page.locator('#pick').getByRole('button', { name: 'Compare' })
    await page.locator('.card').first().hover()
    await page
      .locator('.card')
      .first()
      .getByLabel(/^Compare/)
      .check()
    expect(await compare.isDisabled()).toBe(true)
    expect(await page.locator('#picked').textContent()).toMatch(/: choose one more to compare$/)
    await page.locator('#q').fill('login')
    await expect.poll(() => state(page)).toBe('?q=login')
    await page.locator('.card').first().hover()
    await page
      .locator('.card')
      .first()
      .getByLabel(/^Compare/)
      .check()
    await compare.click()
    await page.waitForURL(/\/compare\?ids=[a-z0-9-]+,[a-z0-9-]+$/)
    expect(await page.locator('.side-by-side th[scope=col]').count()).toBe(2)
    expect(faults).toEqual([])
  })

  test('from the menu of a recipe: its alternatives, one click away', async () => {
    const { page, faults } = await stage.open('/diagrams/request-sequence')
    const actions = page.getByRole('toolbar', { name: 'Actions' })
    await actions.locator('summary', { hasText: 'More' }).click()
    await actions.getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(/\/compare\?ids=request-sequence$/)
    await page.locator('section:has(#add) h3 a').first().click()
    await page.waitForURL(/\/compare\?ids=request-sequence,[a-z0-9-]+$/)
    expect(await page.getByRole('link', { name: /^Open / }).count()).toBe(2)
    expect(faults).toEqual([])
  })

  test('has a place for one more once there are two, and before offers what the chosen one is confused with', async () => {
    const { page } = await stage.open('/compare?ids=request-sequence', { viewport: { width: 1440, height: 900 } })
    const fields = page.locator('.chooser .recipe-choice')
    const [tops, heights] = await fields
      .locator('button')
      .evaluateAll((all) => [all.map((each) => each.getBoundingClientRect().y), all.map((each) => each.clientHeight)])
    expect([new Set(tops).size, new Set(heights).size, await fields.count()]).toEqual([1, 1, 2])
    const offered = page.locator('section:has(#add) h3')
    expect([await offered.count(), await offered.filter({ hasText: 'Request sequence' }).count()]).toEqual([6, 0])
    await fields.nth(1).getByRole('button').click()
    await page.locator('#palette input').fill('ring buffer')
    await page.locator('#palette input').press('Enter')
    await page.waitForURL(/\/compare\?ids=request-sequence,ring-buffer$/)
    expect(await page.locator('.added').isVisible()).toBe(true)
    // All scores are in the first view, in a line above the pictures.
    const { y, height } = (await page.locator('.scores').first().boundingBox())!
    expect(height).toBeLessThan(40)
    expect(y + height).toBeLessThanOrEqual((await page.locator('.pictures').boundingBox())!.y)
  })

  test('all are at one scale, wide or flat, and large enough to be read', async () => {
    for (const [ids, width] of [
      ['oauth-code-pkce,http-exchange', 1440],
      ['c4-system-context,priestley-timeline', 1440],
      ['c4-container,tls13-handshake,priestley-timeline', 1440],
      ['pie-chart,priestley-timeline', 1920],
    ] as const) {
      const { page } = await stage.open(`/compare?ids=${ids}`, { viewport: { width, height: 900 } })
      const scales = await page.locator('.pictures svg[role]').evaluateAll((all) =>
        all.map((svg) => {
          const { width, height } = svg.getBoundingClientRect()
          return [width / Number(svg.getAttribute('width')), height / Number(svg.getAttribute('height'))]
        }),
      )
      const [least, most] = [Math.min(...scales.flat()), Math.max(...scales.flat())]
      // Letters of 12 px are 9 px high.
      expect([ids, most / least < 1.02, least >= 0.745]).toEqual([ids, true, true])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await stage.recycle()
    }
  })

  test('the columns have all the width, the pictures the room that there is, and a press enlarges them', async () => {
    const heights: number[] = []
    for (const width of [1440, 1920]) {
      const { page } = await stage.open('/compare?ids=request-sequence,control-flow-graph,http-exchange', {
        viewport: { width, height: 900 },
      })
      const frames = await page.locator('.pictures .picture').evaluateAll((all) =>
        all.map((each) => {
          const { left, right, bottom } = each.getBoundingClientRect()
          const drawing = each.querySelector('svg[role]')!.getBoundingClientRect()
          return { left, right, bottom, under: Math.round(bottom - drawing.bottom), height: drawing.height }
        }),
      )
      expect([frames[0]!.left, frames[1]!.right, frames[2]!.left]).toEqual([40, width - 40, 40])
      // A row is as high as its tallest drawing: below it is the strip with its button.
      expect(frames[1]!.under).toBeLessThan(60)
      expect(frames[0]!.bottom).toBe(frames[1]!.bottom)
      heights.push(frames[1]!.height)
      // Its scores begin within the window, the names stay in it.
      expect((await page.locator('.measure').boundingBox())!.y).toBeLessThan(900)
      await page.locator('.pictures .magnify').nth(1).click()
      await page.locator('dialog.lightbox').getByRole('button', { name: 'Close' }).click()
      await page.evaluate(() => scrollTo(0, 700))
      expect((await page.locator('.names').boundingBox())!.y).toBeLessThan(100)
      expect((await page.locator('.names').boundingBox())!.y).toBeGreaterThan(0)
      await stage.recycle()
    }
    // The tallest has all the height of a window, so that its letters are read.
    expect(Math.min(...heights)).toBeGreaterThan(700)
  })

  test.each([375, 768, 1440])(
    'at %d px the button that enlarges is on no diagram, and inside of its frame',
    async (width) => {
      for (const ids of ['request-sequence,http-exchange', 'kubernetes-cluster,priestley-timeline,ordered-bar']) {
        const { page } = await stage.open(`/compare?ids=${ids}`, { viewport: { width, height: 900 } })
        const gaps = await page.locator('.pictures figure').evaluateAll((all) =>
          all.map((figure) => {
            const [drawing, button, frame] = ['svg[role]', '.magnify', '.picture'].map((each) =>
              figure.querySelector(each)!.getBoundingClientRect(),
            )
            return [button!.top - drawing!.bottom, frame!.bottom - button!.bottom, frame!.right - button!.right]
          }),
        )
        expect([ids, gaps.flat().filter((gap) => gap < 0)]).toEqual([ids, []])
        await stage.recycle()
      }
    },
  )

  test('on a phone, what is said of more than two is below each name, and nothing is to the side', async () => {
    const { page } = await stage.open('/compare?ids=kubernetes-cluster,priestley-timeline,ordered-bar', {
      viewport: { width: 375, height: 900 },
    })
    const places = (what: string) =>
      page.locator(what).evaluateAll((all) =>
        all.map((each) => {
          const { left, top, width } = each.getBoundingClientRect()
          return { place: `${left} ${width}`, top }
        }),
      )
    const pictures = await places('.pictures .picture')
    expect(pictures.map(({ place }) => place)).toEqual(['16 343', '16 343', '16 343'])
    const [fields, reasons, scores] = [
      await places('.names .name'),
      await places('.pictures .points'),
      await places('.measure td'),
    ]
    for (const each of [fields, reasons, scores])
      expect(new Set(each.map(({ place }) => place.split(' ')[0]))).toEqual(new Set(['16']))
    // Each reason is above its picture, and below the one before.
    const order = reasons.flatMap(({ top }, at) => [top, pictures[at]!.top])
    expect([order, order.length]).toEqual([order.toSorted((a, b) => a - b), 6])
    expect(await page.locator('.side-by-side').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    expect(await page.locator('tr.telling').isVisible()).toBe(false)
  })

  test('four are two and two on a wide screen, each below its name', async () => {
    const { page } = await stage.open('/compare?ids=kubernetes-cluster,priestley-timeline,ordered-bar,er-crows-foot', {
      viewport: { width: 1440, height: 900 },
    })
    const frames = await page.locator('.pictures .picture').evaluateAll((all) =>
      all.map((each) => {
        const { left, width, bottom } = each.getBoundingClientRect()
        return { left, width, bottom, name: each.closest('td')!.querySelector('.caption')!.getBoundingClientRect().top }
      }),
    )
    expect(frames.map(({ left, width }) => `${left} ${width}`)).toEqual(['40 674', '726 674', '40 674', '726 674'])
    expect(frames[2]!.name - frames[0]!.bottom).toBeGreaterThan(12)
    expect(frames[3]!.name).toBe(frames[2]!.name)
  })

  test.each([620, 768, 900])(
    'at %d px every picture has the width of the page, below its name, which no other picture covers',
    async (width) => {
      for (const ids of [
        'request-sequence,http-exchange',
        'kubernetes-cluster,priestley-timeline,ordered-bar,er-crows-foot',
      ]) {
        const { page } = await stage.open(`/compare?ids=${ids}`, { viewport: { width, height: 900 } })
        const rows = await page.locator('.pictures td:has(figure)').evaluateAll((all) =>
          all.map((each, at) => {
            const name = document.querySelectorAll('.names th')[at]!.getBoundingClientRect()
            const frame = each.querySelector('.picture')!.getBoundingClientRect()
            return { name: name.top, top: frame.top, bottom: frame.bottom, width: frame.width }
          }),
        )
        // Each is named once.
        expect(await page.locator('.caption:visible').count()).toBe(0)
        expect(rows.length).toBe(ids.split(',').length)
        for (const [at, row] of rows.entries()) {
          expect(row.width).toBeGreaterThan(width - 100)
          expect(row.name).toBeLessThan(row.top)
          if (at > 0) expect(row.name - rows[at - 1]!.bottom).toBeGreaterThan(12)
        }
        // What follows begins below the last.
        expect((await page.locator('.measure').boundingBox())!.y).toBeGreaterThan(rows.at(-1)!.bottom)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await stage.recycle()
      }
    },
  )

  test('on a phone nothing overlaps or is clipped', async () => {
    const { page } = await stage.open('/compare?ids=request-sequence,http-exchange', {
      viewport: { width: 375, height: 812 },
    })
    const boxes = await page.locator('.side-by-side :is(th, td):visible').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect()
        return { left, right, top, bottom, cut: cell.scrollWidth > cell.clientWidth + 1 }
      }),
    )
    expect(boxes.filter(({ cut }) => cut)).toEqual([])
    const overlaps = boxes.filter((a, at) =>
      boxes.some(
        (b, other) =>
          other > at &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      ),
    )
    expect(overlaps).toEqual([])
    // The three scores are one block, the fields and what is beside them are level, and a button's words are in its middle.
    const rules = await page
      .locator('.measure, .measure *')
      .evaluateAll((all) =>
        all
          .filter((each) => Number.parseFloat(getComputedStyle(each).borderBottomWidth) > 0)
          .map(({ tagName }) => tagName),
      )
    expect(rules).toEqual(['TR'])
    const tops = await page
      .locator('.name')
      .evaluateAll((all) =>
        all.flatMap((name) => [...name.querySelectorAll('button, a')].map((each) => each.getBoundingClientRect().y)),
      )
    // Each is over its picture.
    expect([tops.length, new Set(tops).size]).toEqual([4, 2])
    const sides = await page.locator('.added button').evaluate((button) => {
      const { paddingLeft, paddingRight } = getComputedStyle(button)
      return [paddingLeft, paddingRight]
    })
    expect(sides[0]).toBe(sides[1])
    const [second] = boxes.slice(1)
    expect(second!.left).toBeLessThan(375)
    // Each in its own proportions: the heading above it is cut off at the top by its height.
    const proportions = await page.locator('.pictures svg[role]').evaluateAll((all) =>
      all.map((svg) => {
        const { width, height } = svg.getBoundingClientRect()
        return (width / height) * (Number(svg.getAttribute('height')) / Number(svg.getAttribute('width')))
      }),
    )
    expect(proportions.map((each) => each.toFixed(2))).toEqual(['1.00', '1.00'])
  })
})

test.each(['/', '/diagrams/request-sequence', '/compare?ids=request-sequence,http-exchange', '/sandbox', '/docs'])(
  'nothing shifts while %s loads, narrow or wide',
  async (target) => {
    for (const width of [375, 1440]) {
      const { page, faults } = await stage.open(target, { fresh: true, viewport: { width, height: 900 } })
      for (let step = 0; step < 4; step++) {
        await page.mouse.wheel(0, 800)
        await page.waitForTimeout(80)
      }
      const shifts = await page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts)
      expect([width, shifts, faults]).toEqual([width, [], []])
    }
  },
)

test.each(['/', '/diagrams/request-sequence'])(
  'of %s nothing is painted before all of it has arrived, so that no half-read row moves',
  async (target) => {
    const { page } = await stage.open('/healthz', { fresh: true })
    const slow = await servePieces(stage.baseUrl, '<footer')
    try {
      await page.goto(slow.baseUrl + target, { waitUntil: 'commit' })
      // What is not held is here: a browser that does not wait paints now. Polled from outside: no frame, no callback.
      await expect
        .poll(() => page.evaluate(() => document.fonts.size > 0 && document.querySelector('main') !== null))
        .toBe(true)
      await page.waitForTimeout(200)
      const releasedAt = await page.evaluate(() => performance.now())
      slow.sendRest()
      const firstPaint = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0)
      await expect.poll(firstPaint).toBeGreaterThan(0)
      expect(await firstPaint()).toBeGreaterThan(releasedAt)
    } finally {
      slow.close()
    }
  },
)

describe('the sandbox', () => {
  test('sends the real request and shows all of the response', async () => {
    const { page, faults } = await stage.open('/sandbox?endpoint=recipe&id=request-sequence')
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^200 OK · \d+ ms · [\d,]+ bytes$/)
    const body = await (await fetch(`${stage.baseUrl}/api/diagrams/request-sequence`)).json()
    expect(JSON.parse((await page.locator('#body pre').textContent()) ?? '')).toEqual(body)
    expect(await page.locator('#body .c-key').count()).toBeGreaterThan(10)
    expect(await page.locator('#headers dt').allTextContents()).toContain('etag')
    expect(await page.locator('#curl').textContent()).toBe(`curl -i '${stage.baseUrl}/api/diagrams/request-sequence'`)
    expect(faults).toEqual([])
  })

  test('says what is called, and breaks no header at a hyphen', async () => {
    const { page } = await stage.open('/sandbox', { viewport: { width: 1440, height: 900 } })
    const called = () => page.locator('#method, #target').allTextContents()
    expect(await called()).toEqual(['GET', '/api/diagrams/{id}/svg'])
    await page.selectOption('select[name=endpoint]', 'list_diagrams')
    await expect.poll(called).toEqual(['MCP', 'list_diagrams'])
    await page.getByRole('tab', { name: 'Headers' }).click()
    const caching = page.locator('#headers div', { hasText: 'cache-control' }).locator('span')
    await expect.poll(() => caching.count()).toBeGreaterThan(0)
    await page.selectOption('select[name=endpoint]', 'svg')
    await expect.poll(() => caching.count()).toBe(5)
    const lines = await caching.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().height))
    expect(new Set(lines).size).toBe(1)
  })

  test('its state is in the URL, and the SVG has the chosen theme', async () => {
    const { page, faults } = await stage.open('/sandbox')
    await page.selectOption('select[name=theme]', 'dark')
    await page.selectOption('select[name=accent]', 'rose')
    await expect.poll(() => page.locator('#line').textContent()).toMatch(/svg\?theme=dark&accent=rose$/)
    await expect.poll(() => page.locator('#drawn > svg').count()).toBe(1)
    expect(await page.locator('#body pre').textContent()).toMatch(/^<svg /)
    expect(state(page)).toBe('?endpoint=svg&id=request-sequence&theme=dark&accent=rose')
    const address = `${stage.baseUrl}/api/diagrams/request-sequence/svg?theme=dark&accent=rose`
    const title = (await page.locator('#drawn > svg > title').textContent())!
    await expect
      .poll(() => page.locator('#as-html').textContent())
      .toBe(`<img src="${address.replace('&', '&amp;')}" alt="${title}">`)
    expect(await page.locator('#as-markdown').textContent()).toBe(`![${title}](${address})`)
    // Where there is no diagram, the tab that shows one elsewhere gives its place to the first.
    await page.getByRole('tab', { name: 'Markdown' }).click()
    await page.selectOption('select[name=endpoint]', 'scene')
    await expect.poll(() => page.locator('.request [role=tab]:visible').count()).toBe(2)
    expect(await page.locator('#as-http').isVisible()).toBe(true)
    const replyTabs = () => page.locator('.reply [role=tab]:visible').allTextContents()
    expect([await replyTabs(), await page.locator('#body').isVisible()]).toEqual([['Body', 'Headers'], true])
    await page.selectOption('select[name=endpoint]', 'svg')
    await expect.poll(() => page.locator('.request [role=tab]:visible').count()).toBe(4)
    expect([await replyTabs(), await page.locator('#drawn').isVisible()]).toEqual([
      ['Picture', 'Body', 'Headers'],
      true,
    ])
    // The source of a diagram is in colors, too, and the request stays beside it.
    await page.getByRole('tab', { name: 'Body' }).click()
    expect(await page.locator('#body .c-key').first().textContent()).toBe('<svg')
    await page.evaluate(() => scrollTo(0, 400))
    expect((await page.locator('#try').boundingBox())!.y).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^200/)
    expect(await page.locator('select[name=theme]').inputValue()).toBe('dark')
    expect(faults).toEqual([])
  })

  test('calls a tool of the MCP endpoint', async () => {
    const { page, faults } = await stage.open('/sandbox?endpoint=list_diagrams&q=login')
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^200/)
    expect(await page.locator('#line').textContent()).toMatch(/^POST .+\/mcp\n[^]+"arguments":{"query":"login"}/)
    expect(await page.locator('#body pre').textContent()).toContain('oauth-code-pkce')
    expect(faults).toEqual([])
  })

  test('shows error responses as they are', async () => {
    const { page } = await stage.open('/sandbox?endpoint=scene&id=nothing-like-it')
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^404/)
    // There is no diagram to show elsewhere; the arrows pass over what is not offered.
    expect(await page.locator('.request [role=tab]:visible').allTextContents()).toEqual(['HTTP', 'curl'])
    await page.locator('#as-http-tab').press('ArrowLeft')
    expect(await page.locator('#as-curl').isVisible()).toBe(true)
    expect(await page.locator('#body').textContent()).toContain('unknown_diagram')
  })
})
