// The build of the documentation asks for what is known only to the running server, in a process of its own.
import { listRefusals } from './list-refusals.ts'

process.stdout.write(JSON.stringify(await listRefusals()))
