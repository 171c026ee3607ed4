import { join, relative, resolve } from 'node:path'
import { pack } from './pack.ts'

// npm run pack [-- <folder>]     the built portal and its server in a folder that runs by itself

const root = resolve(import.meta.dirname, '../../..')
const folder = resolve(process.argv[2] ?? join(root, 'packed'))
if (!relative(folder, root) || !relative(folder, root).startsWith('..')) {
  console.error(`${folder} holds the sources: name a folder of its own.`)
  process.exit(1)
}
await pack(root, join(root, 'dist'), folder)
console.log(`Packed into ${folder}: start it with "node server.js" there, or build the Containerfile.`)
