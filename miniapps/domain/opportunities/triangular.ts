export { type Triangle, triangular } from '../kernel/random.ts'
