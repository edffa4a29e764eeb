declare module "*.css";
declare module "*?url" {
  const address: string;
  export default address;
}
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
