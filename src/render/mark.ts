/**
 * The project's logo as an icon: one node that leads to two.
 */
import { colorsOf, type Theme } from './palette.ts'

/** An SVG that follows the browser's color scheme. */
export function markSvg(): string {
  const paint = (theme: Theme): string => {
    const { ink, accent } = colorsOf({ theme, accent: 'blue' })
    return `path,rect{fill:none;stroke:${ink};stroke-width:2}.lit{fill:${accent};stroke:${accent}}`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
<style>${paint('light')}@media (prefers-color-scheme:dark){${paint('dark')}}</style>
<path d="M9 12h3m3-6.5h-1.5a1.5 1.5 0 0 0-1.5 1.5v10a1.5 1.5 0 0 0 1.5 1.5H15"/>
<rect x="2" y="8.5" width="7" height="7" rx="1"/>
<rect class="lit" x="15" y="2" width="7" height="7" rx="1"/>
<rect x="15" y="15" width="7" height="7" rx="1"/>
</svg>
`
}
