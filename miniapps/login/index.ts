import { Login } from './login.ts'

export default Login
