/**
 * The script of a recipe's page: copying, downloads, tabs, and the full-screen diagram.
 */
import './page.ts'
import { adaptationPrompt } from '../pages/universal/adaptation-prompt.ts'
import { colorsIn } from '../pages/universal/picture-look.ts'
import { fill } from '../pages/universal/snippets.ts'
import { copyImage, copyText } from './copy.ts'
import { fetchText } from './fetch-text.ts'
import { shownLook } from './look.ts'
import { drawPng, save } from './png.ts'
import { showPoints } from './show-point.ts'
import { startTabs } from './tabs.ts'
import { tell } from './tell.ts'
import { startToolbar } from './toolbar.ts'

const article = document.querySelector<HTMLElement>('.recipe')!
const { id = '', name = '', use = '', base = '', source = 'scene' } = article.dataset
const root = new URL('../', location.href)

const pictureAddress = (): string => article.querySelector<HTMLAnchorElement>('a.enlarge')!.href

const snippet = (key: string): string => article.querySelector(`[data-snippet=${key}] code`)?.textContent ?? ''

const indent = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)

const fetchJson = async (path: string): Promise<string> => indent(await fetchText(new URL(path, root).href))

const prompt = async (): Promise<string> => {
  const recipe = { id, name, useWhen: use.replaceAll('`', ''), baseUrl: base }
  if (source === 'scene') return adaptationPrompt(recipe, { scene: await fetchJson(`api/diagrams/${id}/scene`) })
  const [data, schema] = await Promise.all([fetchJson(`data/${id}.json`), fetchJson(`schemas/data/${id}.json`)])
  return adaptationPrompt(recipe, { data, schema })
}

/** What each button of the bar copies. */
const copies: Record<string, () => Promise<void>> = {
  'copy-image': () => copyImage(pictureAddress()),
  'copy-readme': () => copyText(Promise.resolve(snippet('readme'))),
  'copy-prompt': () => copyText(prompt()),
}

const downloadPng = (scale: number): Promise<void> => {
  const transparent = document.querySelector<HTMLInputElement>('#transparent')?.checked ?? false
  const { theme, accent } = shownLook()
  const file = `${id}-${theme}-${accent}${scale === 1 ? '' : `@${scale}x`}.png`
  return fetchText(pictureAddress())
    .then((svg) => drawPng(svg, { scale, transparent }))
    .then((blob) => save(blob, file))
}

article.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button')
  if (button === null) return
  const copy = copies[button.dataset['do'] ?? '']
  if (copy !== undefined) tell(button, copy())
  else if (button.dataset['scale'] !== undefined)
    downloadPng(Number(button.dataset['scale'])).catch(() => {
      document.querySelector('#said')!.textContent = 'The PNG could not be drawn'
    })
})

const fillSnippets = (): void => {
  article.querySelector('[data-colors]')!.textContent = colorsIn(shownLook())
  for (const code of article.querySelectorAll<HTMLElement>('code[data-template]'))
    code.textContent = fill(code.dataset['template'] ?? '', shownLook())
}

fillSnippets()
document.addEventListener('look', fillSnippets)
startToolbar(article.querySelector<HTMLElement>('#actions')!)
startTabs(article.querySelector<HTMLElement>('.tabs')!)
showPoints()
