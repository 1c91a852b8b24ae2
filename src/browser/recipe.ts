/**
 * What runs on a recipe's page: the look, the copy buttons, the PNG.
 */
import { fill } from '../pages/recipe/snippets.ts'
import type { Look } from '../render/palette.ts'
import { copyText } from './copy.ts'
import { currentLook, startLook } from './look.ts'
import { drawPng, save } from './png.ts'

const said = document.querySelector<HTMLElement>('#said')!

/** Tells how it went, in the button and to screen readers, for two seconds. */
const tell = (button: HTMLButtonElement, done: boolean): void => {
  const label = button.firstChild!
  button.dataset['said'] = done ? 'done' : 'failed'
  label.textContent = done ? 'Copied' : 'Failed'
  said.textContent = done ? 'Copied' : 'Copying failed'
  setTimeout(() => {
    delete button.dataset['said']
    label.textContent = 'Copy'
    said.textContent = ''
  }, 2000)
}

const fetchText = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`answered ${reply.status}`)
  return reply.text()
}

/** The text of a row: what stands in it, or what its address gives in the chosen look. */
const textOf = (row: HTMLElement): Promise<string> => {
  const link = row.querySelector<HTMLAnchorElement>('a[data-look]')
  const address = link?.href ?? row.dataset['fetch']
  return address === undefined ? Promise.resolve(row.querySelector('code')?.textContent ?? '') : fetchText(address)
}

for (const row of document.querySelectorAll<HTMLElement>('.take')) {
  const button = row.querySelector<HTMLButtonElement>('.copy')
  if (button === null) continue
  button.addEventListener('click', () => {
    copyText(textOf(row)).then(
      () => tell(button, true),
      () => tell(button, false),
    )
  })
}

document.addEventListener('look', (event) => {
  const look = (event as CustomEvent<Look>).detail
  for (const code of document.querySelectorAll<HTMLElement>('code[data-template]'))
    code.textContent = fill(code.dataset['template'] ?? '', look)
})

const png = document.querySelector<HTMLElement>('#png')
if (png !== null) {
  png.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-scale]')
    if (button === null) return
    const scale = Number(button.dataset['scale'])
    const transparent = document.querySelector<HTMLInputElement>('#transparent')?.checked ?? false
    const address = document.querySelector<HTMLImageElement>('.picture img')!.src
    const { theme, accent } = currentLook()
    const name = `${png.dataset['name']}-${theme}-${accent}${scale === 1 ? '' : `@${scale}x`}.png`
    fetchText(address)
      .then((svg) => drawPng(svg, { scale, transparent }))
      .then((blob) => save(blob, name))
      .catch(() => {
        said.textContent = 'The PNG could not be drawn'
      })
  })
}
startLook()
