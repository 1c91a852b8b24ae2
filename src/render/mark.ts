/**
 * The project's logo as an icon: one node that leads to two.
 */
import { colorsOf, type Theme } from './palette.ts'

/** An SVG that follows the browser's color scheme. */
export function markSvg(): string {
  const paint = (theme: Theme): string => {
    const { ink, accent } = colorsOf({ theme, accent: 'blue' })
    return paintIn(ink, accent)
  }
  return markIn(`${paint('light')}@media (prefers-color-scheme:dark){${paint('dark')}}`)
}

/** An SVG that can be seen on light and on dark, for programs that know no color scheme. */
export const plainMarkSvg = (): string => {
  const { muted, accent } = colorsOf({ theme: 'light', accent: 'blue' })
  return markIn(paintIn(muted, accent))
}

const paintIn = (lines: string, lit: string): string =>
  `path,rect{fill:none;stroke:${lines};stroke-width:2}.lit{fill:${lit};stroke:${lit}}`

const markIn = (style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
<style>${style}</style>
<path d="M9 12h3m3-6.5h-1.5a1.5 1.5 0 0 0-1.5 1.5v10a1.5 1.5 0 0 0 1.5 1.5H15"/>
<rect x="2" y="8.5" width="7" height="7" rx="1"/>
<rect class="lit" x="15" y="2" width="7" height="7" rx="1"/>
<rect x="15" y="15" width="7" height="7" rx="1"/>
</svg>
`
