/**
 * Measures how the code is divided: `npm run structure` prints, folder by folder, how long files and named functions
 * are, and the share of functions over 20 lines. `npm run structure -- src/http` lists the long functions below it.
 *
 * `test/structure.test.ts` checks the figures.
 */
import { longFunctions, measureProject, quantile } from './structure/measure.ts'

const files = measureProject()
const folders = process.argv.slice(2)
if (folders.length === 0) printTable()
else for (const folder of folders) printLong(folder)

function printTable(): void {
  console.log('folder                files  median  p90   functions  median  over 20 lines')
  for (const folder of [...new Set(files.map(({ place }) => folderOf(place)))].sort()) printRow(folder)
  printRow('')
}

function printRow(folder: string): void {
  const inside = files.filter(({ place }) => folder === '' || folderOf(place) === folder)
  const functions = inside.flatMap((file) => file.functions)
  const long = longFunctions(inside).length
  const cells = [
    (folder || 'total').padEnd(20),
    String(inside.length).padStart(6),
    String(quantile(inside, 0.5)).padStart(7),
    String(quantile(inside, 0.9)).padStart(4),
    String(functions.length).padStart(11),
    String(quantile(functions, 0.5)).padStart(7),
    `${long} (${((100 * long) / functions.length).toFixed(1)}%)`.padStart(14),
  ]
  console.log(cells.join(' '))
}

/** The room in src, or the folder at the root. */
function folderOf(place: string): string {
  return place.split('/', place.startsWith('src/') ? 2 : 1).join('/')
}

function printLong(folder: string): void {
  const long = longFunctions(files).filter(({ place }) => place.startsWith(folder))
  for (const { place, lines } of long.sort((a, b) => b.lines - a.lines))
    console.log(`${String(lines).padStart(4)}  ${place}`)
}
