/**
 * The diagram in the page: every element in a group of its own, so that a click finds the data it was drawn from.
 *
 * Groups whose markup is unchanged stay the same nodes.
 */
import { formatNumber as n } from '../../geometry/format-number.ts'
import { type Colors, colorsOf, type Look } from '../../render/palette.ts'
import { drawElement, groupAttributes } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'

const xmlns = 'http://www.w3.org/2000/svg'

/** A diagram inside an element of the page. */
export class Canvas {
  readonly svg: SVGSVGElement
  /** The overlay of the diagram: marks, selections. */
  readonly over: SVGGElement
  readonly #ground = create('rect')
  readonly #elements = create('g', groupAttributes)
  #markup: string[] = []
  #shown: { scene: Scene; colors: Colors } | undefined

  constructor(readonly host: HTMLElement) {
    // It takes the focus and keys: parts are picked, moved and removed in it.
    this.svg = create('svg', {
      role: 'application',
      tabindex: '0',
      'aria-labelledby': 'picture-title picture-words',
    })
    this.over = create('g', { class: 'over' })
    this.svg.append(create('title', { id: 'picture-title' }), create('desc', { id: 'picture-words' }), this.#ground)
    this.svg.append(this.#elements, this.over)
    host.replaceChildren(this.svg)
  }

  /** Shows a scene in a look. */
  show(scene: Scene, look: Look): void {
    const colors = colorsOf(look)
    if (this.#shown?.scene === scene && this.#shown.colors === colors) return
    this.#shown = { scene, colors }
    const size = { width: n(scene.width), height: n(scene.height) }
    for (const [name, value] of Object.entries(size)) {
      setAttribute(this.svg, name, value)
      setAttribute(this.#ground, name, value)
    }
    setAttribute(this.svg, 'viewBox', `0 0 ${size.width} ${size.height}`)
    setAttribute(this.#ground, 'fill', colors.page)
    this.host.style.background = colors.page
    const [title, words] = this.svg.children
    if (title !== undefined) title.textContent = scene.title
    if (words !== undefined) words.textContent = scene.description
    this.#draw(scene, colors)
  }

  /** The group of an element of the scene. */
  group(index: number): SVGGElement | undefined {
    return this.#elements.children[index] as SVGGElement | undefined
  }

  /** The element of the scene that a node of the diagram belongs to. */
  elementAt(target: EventTarget | null): number | undefined {
    const group = target instanceof Element ? target.closest<SVGGElement>('g[data-element]') : null
    return group === null ? undefined : Number(group.dataset['element'])
  }

  // The renderer escapes all text, so its markup is safe to parse. All of it at once: a parser for each element of a
  // graph that moves costs more than what it reads.
  #draw(scene: Scene, colors: Colors): void {
    const markup = scene.elements.map((element) => drawElement(element, colors, scene.elements))
    const changed = [...markup.keys()].filter((index) => this.#markup[index] !== markup[index])
    const read = create('g')
    read.innerHTML = changed.map((index) => `<g>${markup[index]}</g>`).join('')
    for (const [at, drawn] of [...read.children].entries()) {
      const index = changed[at] as number
      const group = this.group(index) ?? this.#elements.appendChild(create('g', { 'data-element': String(index) }))
      group.replaceChildren(...drawn.childNodes)
    }
    while (this.#elements.children.length > markup.length) this.#elements.lastElementChild?.remove()
    this.#markup = markup
  }
}

/** Sets only what has changed: setting an attribute, even to the same value, invalidates the layout. */
const setAttribute = (node: Element, name: string, value: string): void => {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}

/** An SVG node with attributes. */
export const create = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
): SVGElementTagNameMap[Name] => {
  const node = document.createElementNS(xmlns, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}
