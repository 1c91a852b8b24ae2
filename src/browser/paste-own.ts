/**
 * Data, a table or diagram text pasted or dropped on the gallery: up to three recipes that fit, drawn in the page, each
 * a link to the editor. Nothing is sent anywhere.
 */
import type { Answer, DrawReply, DrawRequest } from './draw-worker.ts'
import { shownLook } from './look.ts'
import { pasteAtOnce } from './paste-at-once.ts'
import { startDrops } from './paste-drops.ts'
import type { DrawnSuggestions } from './suggest/draw-suggestions.ts'

let worker: Worker | undefined
let jobs = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Listens to the field. */
export function startPasteOwn(box: HTMLElement, shown: HTMLElement): void {
  const field = box.querySelector('textarea') as HTMLTextAreaElement
  field.addEventListener('paste', pasteAtOnce)
  field.addEventListener('input', () => {
    clearTimeout(timer)
    if (field.value.trim() === '') return show(shown, [])
    timer = setTimeout(() => ask(box, field.value, shown), 250)
  })
  // What is on the screen is in the colors of the page.
  document.addEventListener('look', () => field.value.trim() !== '' && ask(box, field.value, shown))
  const buttons = document.querySelectorAll<HTMLElement>('[data-paste]')
  const open = (isOpen: boolean): void => {
    box.toggleAttribute('data-open', isOpen)
    for (const button of buttons) button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) field.focus()
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      button.closest('details')?.removeAttribute('open')
      open(!box.hasAttribute('data-open'))
    })
  startDrops(
    (text) => {
      open(true)
      field.value = text
      field.dispatchEvent(new Event('input'))
      box.scrollIntoView({ block: 'center' })
    },
    (why) => show(shown, [sentence(why)]),
  )
}

const ask = (box: HTMLElement, pasted: string, shown: HTMLElement): void => {
  if (jobs === 0) show(shown, [sentence('Drawing…')])
  worker ??= startWorker(box, shown)
  const request: DrawRequest = { job: ++jobs, question: { pasted, look: shownLook() } }
  worker.postMessage(request, [])
}

/** Answers to what was pasted before come too late. */
const startWorker = (box: HTMLElement, shown: HTMLElement): Worker => {
  const started = new Worker(box.dataset['worker'] ?? '', { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<DrawReply>) => {
    if (data.job === jobs && 'answer' in data) answer(box, shown, data.answer)
  })
  started.addEventListener('error', () => {
    show(shown, [sentence('What draws could not be loaded. Check the connection and paste again.')])
    worker = undefined
  })
  return started
}

const answer = (box: HTMLElement, shown: HTMLElement, found: Answer): void => {
  if ('failed' in found) show(shown, [sentence(found.failed)])
  else if ('suggested' in found) show(shown, listOf(box, found))
}

const sentence = (words: string): HTMLElement => Object.assign(document.createElement('p'), { textContent: words })

const listOf = ({ dataset }: HTMLElement, { suggested, kind, remark }: DrawnSuggestions): HTMLElement[] => {
  const list = document.createElement('ul')
  list.append(...suggested.map((each) => cardOf(dataset['editor'] ?? '', each)))
  return [
    sentence(
      `${kind}: ${suggested.length === 1 ? 'one diagram draws' : `${suggested.length} diagrams draw`} it. Choose one to go on in the editor.`,
    ),
    list,
    ...(remark === undefined ? [] : [sentence(remark)]),
  ]
}

const cardOf = (
  editor: string,
  { recipe, name, svg, fragment }: DrawnSuggestions['suggested'][number],
): HTMLElement => {
  const image = Object.assign(document.createElement('img'), {
    alt: '',
    src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  })
  image.addEventListener('load', () => URL.revokeObjectURL(image.src), { once: true })
  const link = Object.assign(document.createElement('a'), { href: `${editor}?recipe=${recipe}${fragment}` })
  const plate = Object.assign(document.createElement('span'), { className: 'plate' })
  plate.append(image)
  link.append(plate, name)
  const item = document.createElement('li')
  item.append(link)
  return item
}

const show = (shown: HTMLElement, children: readonly HTMLElement[]): void => {
  shown.replaceChildren(...children)
  shown.hidden = children.length === 0
}
