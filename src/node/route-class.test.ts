/**
 * Targets fall into a closed set of classes.
 */
import { expect, test } from 'vitest'
import { routeClass } from './route-class.ts'

test.each([
  ['/', 'page'],
  ['/?q=tree', 'page'],
  ['/docs/mcp.md', 'page'],
  ['/diagrams/request-sequence', 'page'],
  ['/api', 'discovery'],
  ['/api/diagrams', 'list'],
  ['/api/diagrams?q=tree', 'search'],
  ['/api/diagrams/x', 'recipe'],
  ['/api/diagrams/x/scene', 'scene'],
  ['/api/diagrams/x/svg?theme=dark', 'svg'],
  ['/api/catalog.json', 'download'],
  ['/api/scenes/x.json', 'download'],
  ['/data/x.json', 'download'],
  ['/assets/page.js', 'asset'],
  ['/mcp', 'mcp'],
  ['/.well-known/mcp', 'mcp'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/wp-login.php', 'other'],
  ['/__proto__', 'other'],
  ['*', 'other'],
  ['', 'other'],
])('%s: %s', (target, route) => {
  expect(routeClass(target)).toBe(route)
})
