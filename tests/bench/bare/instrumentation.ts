// Its own, or Next would run that of the shop, whose guard knows no page of this app.
export function register(): void {}
