/** A wrong change of the source. */
export interface PlantedFault {
  kind: string;
  /** Text that stands once in the source, and so finds its file wherever that is moved. */
  text: string;
  /** What stands there instead. */
  wrong: string;
}

/** Ten faults in each room of the source. */
export const ROOMS: Readonly<Record<string, readonly PlantedFault[]>> = {
  'cart rules': [
    {
      kind: 'a turned condition',
      text: 'const price = before === now || available === 0 ? null : { before, now };',
      wrong: 'const price = before !== now || available === 0 ? null : { before, now };',
    },
    {
      kind: 'a changed sign',
      text: 'subtotal: roundMoney(total - tax - shipping - shippingInsurance + totalDiscount),',
      wrong: 'subtotal: roundMoney(total + tax - shipping - shippingInsurance + totalDiscount),',
    },
    {
      kind: 'a turned condition',
      text: 'return lines.map((line) => (getLineKey(line) === key ? { ...line, quantity: wanted } : line));',
      wrong:
        'return lines.map((line) => (getLineKey(line) !== key ? { ...line, quantity: wanted } : line));',
    },
    {
      kind: 'a changed sign',
      text: 'const isShort = limitToPieces(line.quantity, maxQty) < line.quantity;',
      wrong: 'const isShort = limitToPieces(line.quantity, maxQty) <= line.quantity;',
    },
    {
      kind: 'a turned condition',
      text: 'if (cheaper.length === 0) return null;',
      wrong: 'if (cheaper.length !== 0) return null;',
    },
    { kind: 'a missing guard', text: 'if (!build) return assign(item, null);', wrong: '' },
    {
      kind: 'a wrong key',
      text: "const totals = payment === 'open' ? withCashDiscount(named, cash) : named;",
      wrong: "const totals = payment === 'open_x' ? withCashDiscount(named, cash) : named;",
    },
    {
      kind: 'a turned condition',
      text: 'name: name === id || name === partNumber ? known.name : name,',
      wrong: 'name: name !== id || name === partNumber ? known.name : name,',
    },
    {
      kind: 'a lost default',
      text: 'const total = sent.total ?? sum;',
      wrong: 'const total = sent.total;',
    },
    {
      kind: 'a wrong connective',
      text: 'if (costs === null || costs.length === 0) return STANDARD_SHIPPING_COST;',
      wrong: 'if (costs === null && costs.length === 0) return STANDARD_SHIPPING_COST;',
    },
  ],
  'checkout rules': [
    {
      kind: 'a turned condition',
      text: 'if (created === null || !payload.cvc) return false;',
      wrong: 'if (created !== null || !payload.cvc) return false;',
    },
    {
      kind: 'a turned condition',
      text: ': attempt.state === state;',
      wrong: ': attempt.state !== state;',
    },
    {
      kind: 'a wrong key',
      text: "if (status === 401 || status === 429) return 'refused';",
      wrong: "if (status === 401 || status === 429) return 'refused_x';",
    },
    {
      kind: 'a changed sign',
      text: 'couriers.toSorted((a, b) => a.total - b.total)[0] ?? null;',
      wrong: 'couriers.toSorted((a, b) => a.total + b.total)[0] ?? null;',
    },
    {
      kind: 'a changed sign',
      text: 'if (worth(rate) > price) low = rate;',
      wrong: 'if (worth(rate) >= price) low = rate;',
    },
    {
      kind: 'a lost default',
      text: 'export const getCvcLength = (number: string): 3 | 4 => findBrandRule(number)?.code ?? 3;',
      wrong: 'export const getCvcLength = (number: string): 3 | 4 => findBrandRule(number)?.code;',
    },
    {
      kind: 'a wrong connective',
      text: "return isKnown && !hasCredentials ? { kind: 'external', url: url.href } : null;",
      wrong: "return isKnown || !hasCredentials ? { kind: 'external', url: url.href } : null;",
    },
    {
      kind: 'a wrong key',
      text: "monthly_payment_option_plans: 'monthly',",
      wrong: "monthly_payment_option_plans: 'monthly_x',",
    },
    {
      kind: 'a wrong connective',
      text: 'return isKnown && before !== after ? [{ kind, now: after }] : [];',
      wrong: 'return isKnown || before !== after ? [{ kind, now: after }] : [];',
    },
    {
      kind: 'a turned condition',
      text: "if (interestPercent !== null && interestPercent > 0) return 'charged';",
      wrong: "if (interestPercent === null && interestPercent > 0) return 'charged';",
    },
  ],
  'builder rules': [
    {
      kind: 'a turned condition',
      text: "const ownCooler = role === 'cooler' && chosen.some(({ facts }) => facts.hasCooler);",
      wrong: "const ownCooler = role !== 'cooler' && chosen.some(({ facts }) => facts.hasCooler);",
    },
    {
      kind: 'a lost default',
      text: 'const sum = parts.reduce((total, { facts, qty }) => total + (read(facts) ?? 0) * qty, 0);',
      wrong: 'const sum = parts.reduce((total, { facts, qty }) => total + (read(facts)) * qty, 0);',
    },
    {
      kind: 'a wrong key',
      text: "if (support === 'made') return { state: 'compatible', outcome: 'generation', params: compared };",
      wrong:
        "if (support === 'made_x') return { state: 'compatible', outcome: 'generation', params: compared };",
    },
    {
      kind: 'a wrong key',
      text: "{ rule: 'formFactor', between: ['motherboard', 'case'], judge: judgeFormFactor },",
      wrong: "{ rule: 'formFactor', between: ['motherboard_x', 'case'], judge: judgeFormFactor },",
    },
    {
      kind: 'a turned condition',
      text: 'given.length === answers.length && given.every(({ isCompatible }) => isCompatible === true);',
      wrong:
        'given.length !== answers.length && given.every(({ isCompatible }) => isCompatible === true);',
    },
    {
      kind: 'a changed sign',
      text: 'if (watts > wattage) return fitFinding(false, params);',
      wrong: 'if (watts >= wattage) return fitFinding(false, params);',
    },
    {
      kind: 'a turned condition',
      text: 'return index === -1 ? null : (same[index + steps] ?? null);',
      wrong: 'return index !== -1 ? null : (same[index + steps] ?? null);',
    },
    {
      kind: 'a changed sign',
      text: 'isSame(entry) ? { ...entry, part, qty: entry.qty + 1 } : entry,',
      wrong: 'isSame(entry) ? { ...entry, part, qty: entry.qty - 1 } : entry,',
    },
    {
      kind: 'a turned condition',
      text: 'const missing = parts.filter((part) => getWatts(part) === null).map(({ name }) => name);',
      wrong:
        'const missing = parts.filter((part) => getWatts(part) !== null).map(({ name }) => name);',
    },
    {
      kind: 'a lost default',
      text: 'return part ? Math.min(budget * part.share, part.most ?? budget) : null;',
      wrong: 'return part ? Math.min(budget * part.share, part.most) : null;',
    },
  ],
  'other rules': [
    {
      kind: 'a wrong key',
      text: "requires_action: { tone: 'waiting', icon: 'clock' },",
      wrong: "requires_action: { tone: 'waiting_x', icon: 'clock' },",
    },
    {
      kind: 'a wrong key',
      text: "return product.stockTotal === null ? 'unknown' : 'available';",
      wrong: "return product.stockTotal === null ? 'unknown_x' : 'available';",
    },
    {
      kind: 'a wrong connective',
      text: 'return slugify(term) || term;',
      wrong: 'return slugify(term) && term;',
    },
    {
      kind: 'a wrong connective',
      text: "if (from === null || to === null || from > to) return '';",
      wrong: "if (from === null && to === null || from > to) return '';",
    },
    {
      kind: 'a changed sign',
      text: 'const goods = (subtotal ?? 0) - discount;',
      wrong: 'const goods = (subtotal ?? 0) + discount;',
    },
    {
      kind: 'a turned condition',
      text: "state === 'last-pieces' && { id: 'last-pieces' },",
      wrong: "state !== 'last-pieces' && { id: 'last-pieces' },",
    },
    {
      kind: 'a changed sign',
      text: 'unreadCount: id === null ? 0 : Math.max(0, unreadCount - 1),',
      wrong: 'unreadCount: id === null ? 0 : Math.max(0, unreadCount + 1),',
    },
    {
      kind: 'a changed sign',
      text: 'return new Date(Date.UTC(2000 + year, month - 1, day)).getUTCMonth() === month - 1;',
      wrong: 'return new Date(Date.UTC(2000 - year, month - 1, day)).getUTCMonth() === month - 1;',
    },
    {
      kind: 'a turned condition',
      text: 'filters.includes(filter) ? filters.filter((other) => other !== filter) : [...filters, filter],',
      wrong:
        'filters.includes(filter) ? filters.filter((other) => other === filter) : [...filters, filter],',
    },
    {
      kind: 'a wrong connective',
      text: 'return kind && isZipCode(zipCode) ? { kind, zipCode } : null;',
      wrong: 'return kind || isZipCode(zipCode) ? { kind, zipCode } : null;',
    },
  ],
  'backend calls': [
    {
      kind: 'a wrong key',
      text: "queryKey: [...notificationsKey(customerId), isUnreadOnly ? 'unread' : 'all', page],",
      wrong:
        "queryKey: [...notificationsKey(customerId), isUnreadOnly ? 'unread_x' : 'all', page],",
    },
    {
      kind: 'a dropped await',
      text: 'const { meta } = await client.request(specEndpoints.cartTotalItems, { signal });',
      wrong: 'const { meta } = client.request(specEndpoints.cartTotalItems, { signal });',
    },
    {
      kind: 'a turned condition',
      text: 'const isPayable = transaction.isPayable ?? (!isSettled(found) && amountDue !== 0);',
      wrong: 'const isPayable = transaction.isPayable ?? (!isSettled(found) && amountDue === 0);',
    },
    {
      kind: 'a changed sign',
      text: 'const guess = isPast ? page - 1 : hasNext ? page + 1 : page;',
      wrong: 'const guess = isPast ? page - 1 : hasNext ? page - 1 : page;',
    },
    {
      kind: 'a lost default',
      text: 'const original = files.filename ?? large ?? medium ?? small ?? extraSmall;',
      wrong: 'const original = files.filename;',
    },
    {
      kind: 'a lost default',
      text: "const isBought = Boolean(paymentConfirmedAt ?? transactionId) || payment.status === 'success';",
      wrong: "const isBought = Boolean(paymentConfirmedAt) || payment.status === 'success';",
    },
    {
      kind: 'a turned condition',
      text: "return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_LENGTH) : undefined;",
      wrong:
        "return typeof value === 'string' && value.trim() === '' ? value.slice(0, MAX_LENGTH) : undefined;",
    },
    {
      kind: 'a lost default',
      text: 'return notice(texts.checkout.title, said ?? [texts.checkout[operation]], duration);',
      wrong: 'return notice(texts.checkout.title, said, duration);',
    },
    {
      kind: 'a wrong connective',
      text: 'const arrival = from && formatCalendarDay(from) ? { from, to: to ?? from } : null;',
      wrong: 'const arrival = from || formatCalendarDay(from) ? { from, to: to ?? from } : null;',
    },
    {
      kind: 'a wrong key',
      text: "if (typeof href === 'string') links[name] = href;",
      wrong: "if (typeof href === 'string_x') links[name] = href;",
    },
  ],
  gateway: [
    {
      kind: 'a turned condition',
      text: "const isResource = typeof value.type === 'string' && TOKEN_NAME.test(value.type);",
      wrong: "const isResource = typeof value.type !== 'string' && TOKEN_NAME.test(value.type);",
    },
    {
      kind: 'a dropped await',
      text: 'return { problem, cookies: problem ? [] : [await sessions.setDeviceToken(token)] };',
      wrong: 'return { problem, cookies: problem ? [] : [sessions.setDeviceToken(token)] };',
    },
    {
      kind: 'a wrong connective',
      text: 'if (status === 404 && !known.exists) known.misses += 1;',
      wrong: 'if (status === 404 || !known.exists) known.misses += 1;',
    },
    {
      kind: 'a changed sign',
      text: "const known = TEXT_OF_STATUS[status] ?? (status < 500 ? 'badRequest' : 'badGateway');",
      wrong:
        "const known = TEXT_OF_STATUS[status] ?? (status <= 500 ? 'badRequest' : 'badGateway');",
    },
    {
      kind: 'a turned condition',
      text: "const document = toDocument(text, json, endpoint.method === 'GET');",
      wrong: "const document = toDocument(text, json, endpoint.method !== 'GET');",
    },
    {
      kind: 'a wrong connective',
      text: "return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');",
      wrong:
        "return !URL.canParse(origin) && new URL(origin).host !== request.headers.get('host');",
    },
    {
      kind: 'a missing guard',
      text: 'if (!answer.isOk || !REVIEW_ENDPOINTS.has(endpoint)) return null;',
      wrong: '',
    },
    {
      kind: 'a wrong key',
      text: "if (isCrossSite(request, config.siteOrigin)) return toErrorResponse('forbidden');",
      wrong: "if (isCrossSite(request, config.siteOrigin)) return toErrorResponse('forbidden_x');",
    },
    {
      kind: 'a turned condition',
      text: 'if (!grant && endpoint === specEndpoints.register)',
      wrong: 'if (!grant && endpoint !== specEndpoints.register)',
    },
    {
      kind: 'a lost default',
      text: 'const program = findProgramError(body) ?? body;',
      wrong: 'const program = findProgramError(body);',
    },
  ],
  'sealed session': [
    {
      kind: 'a wrong key',
      text: "const found: unknown = value && typeof value === 'object' ? Reflect.get(value, field) : null;",
      wrong:
        "const found: unknown = value && typeof value === 'object_x' ? Reflect.get(value, field) : null;",
    },
    { kind: 'a dropped await', text: 'const [key] = await keys;', wrong: 'const [key] = keys;' },
    {
      kind: 'a wrong key',
      text: "return serializeCookie(deviceName, await sealer.seal('device', { token }), options);",
      wrong:
        "return serializeCookie(deviceName, await sealer.seal('device_x', { token }), options);",
    },
    {
      kind: 'a turned condition',
      text: '...(maxAge === null ? []',
      wrong: '...(maxAge !== null ? []',
    },
    {
      kind: 'a turned condition',
      text: 'if (opened?.protectedHeader.typ !== purpose) return null;',
      wrong: 'if (opened?.protectedHeader.typ === purpose) return null;',
    },
    {
      kind: 'a dropped await',
      text: 'const token = await readSealed(text, handle);',
      wrong: 'const token = readSealed(text, handle);',
    },
    {
      kind: 'a wrong connective',
      text: 'if (!token || !hash || Number(expires) <= now()) return null;',
      wrong: 'if (!token && !hash || Number(expires) <= now()) return null;',
    },
    {
      kind: 'a turned condition',
      text: 'if (next.length === 0) break;',
      wrong: 'if (next.length !== 0) break;',
    },
    {
      kind: 'a wrong key',
      text: "const sealed = await sealer.open('session', text);",
      wrong: "const sealed = await sealer.open('session_x', text);",
    },
    {
      kind: 'a turned condition',
      text: 'return known.length === given.length && timingSafeEqual(known, given) ? token : null;',
      wrong:
        'return known.length !== given.length && timingSafeEqual(known, given) ? token : null;',
    },
  ],
  documents: [
    {
      kind: 'a changed sign',
      text: 'expired: end === undefined ? expired : now + end * 1000,',
      wrong: 'expired: end === undefined ? expired : now - end * 1000,',
    },
    {
      kind: 'a lost default',
      text: '(entity) => ENTITIES[entity] ?? entity,',
      wrong: '() => String(),',
    },
    {
      kind: 'a wrong connective',
      text: 'return status >= 300 && Date.now() - lastModified > (NOT_FOUND_LIFETIME - 1) * 1000;',
      wrong: 'return status >= 300 || Date.now() - lastModified > (NOT_FOUND_LIFETIME - 1) * 1000;',
    },
    {
      kind: 'a wrong key',
      text: `"lost=()=>{clearTimeout(timer);marks.connection='offline'};",`,
      wrong: `"lost=()=>{clearTimeout(timer);marks.connection='offline_x'};",`,
    },
    {
      kind: 'a turned condition',
      text: 'if (earlier === null) return;',
      wrong: 'if (earlier !== null) return;',
    },
    {
      kind: 'a turned condition',
      text: "if (call === '') return code !== '';",
      wrong: "if (call !== '') return code !== '';",
    },
    {
      kind: 'a missing guard',
      text: "if (html[end - 1] !== '>' || name.startsWith('/')) continue;",
      wrong: '',
    },
    {
      kind: 'a wrong key',
      text: "const folder = join(distDir, 'static', 'chunks');",
      wrong: "const folder = join(distDir, 'static_x', 'chunks');",
    },
    {
      kind: 'a wrong key',
      text: "const classes = (readAttribute(tag, 'class') ?? '').replace(",
      wrong: "const classes = (readAttribute(tag, 'class_x') ?? '').replace(",
    },
    {
      kind: 'a turned condition',
      text: "if (name === 'script' && text.endsWith(LOAD_DEFERRED_ASSETS)) return true;",
      wrong: "if (name !== 'script' && text.endsWith(LOAD_DEFERRED_ASSETS)) return true;",
    },
  ],
  'cart and favorites on the device': [
    {
      kind: 'a turned condition',
      text: 'const server = save(overlay?.shown === cached ? overlay.server : cached);',
      wrong: 'const server = save(overlay?.shown !== cached ? overlay.server : cached);',
    },
    {
      kind: 'a turned condition',
      text: 'if (!added || count === null) await refreshCart(customerId);',
      wrong: 'if (!added || count !== null) await refreshCart(customerId);',
    },
    {
      kind: 'a wrong connective',
      text: 'error instanceof ApiError && (error.status === 404 || error.status === 422);',
      wrong: 'error instanceof ApiError || (error.status === 404 || error.status === 422);',
    },
    {
      kind: 'a turned condition',
      text: 'if (mine === lastTotalsRequest) setState({ isRefreshingTotals: false });',
      wrong: 'if (mine !== lastTotalsRequest) setState({ isRefreshingTotals: false });',
    },
    { kind: 'a wrong key', text: "name: 'favorites',", wrong: "name: 'favorites_x'," },
    {
      kind: 'a turned condition',
      text: 'stop = next === null ? () => {} : syncCustomerFavorites(next, events);',
      wrong: 'stop = next !== null ? () => {} : syncCustomerFavorites(next, events);',
    },
    {
      kind: 'a wrong key',
      text: "if (known?.kind === 'assembly') changes.change(key, { ...known, ...change });",
      wrong: "if (known?.kind === 'assembly_x') changes.change(key, { ...known, ...change });",
    },
    {
      kind: 'a changed sign',
      text: 'const isAnyRemoved = left.size < pending.size;',
      wrong: 'const isAnyRemoved = left.size <= pending.size;',
    },
    {
      kind: 'a wrong key',
      text: "const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching';",
      wrong: "const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching_x';",
    },
    { kind: 'a missing guard', text: 'if (lost.length === 0) return null;', wrong: '' },
  ],
  'checkout on the device': [
    {
      kind: 'a turned condition',
      text: 'enabled: payment !== null && data.monthlyPlans.length > 0,',
      wrong: 'enabled: payment === null && data.monthlyPlans.length > 0,',
    },
    {
      kind: 'a turned condition',
      text: "const isPlacedNowhere = outcome === 'refused' || (outcome === 'answered' && found === null);",
      wrong:
        "const isPlacedNowhere = outcome !== 'refused' || (outcome === 'answered' && found === null);",
    },
    {
      kind: 'a changed sign',
      text: 'assemblies.some(({ assembly, maxQty }) => limitToPieces(assembly.qty, maxQty) < assembly.qty);',
      wrong:
        'assemblies.some(({ assembly, maxQty }) => limitToPieces(assembly.qty, maxQty) <= assembly.qty);',
    },
    {
      kind: 'a dropped await',
      text: 'if (!isSent) await clearOrderedCart(checkout, subjectId, false);',
      wrong: 'if (!isSent) clearOrderedCart(checkout, subjectId, false);',
    },
    {
      kind: 'a changed sign',
      text: 'shipping: (shipping ?? 0) - shippingDiscount,',
      wrong: 'shipping: (shipping ?? 0) + shippingDiscount,',
    },
    {
      kind: 'a wrong connective',
      text: 'if (isJustPlaced || (await isStillOrdered(checkout, cartId, signal)))',
      wrong: 'if (isJustPlaced && (await isStillOrdered(checkout, cartId, signal)))',
    },
    {
      kind: 'a turned condition',
      text: 'const isShipping = transactionId === null ? isShipped(data) : null;',
      wrong: 'const isShipping = transactionId !== null ? isShipped(data) : null;',
    },
    {
      kind: 'a wrong key',
      text: "track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });",
      wrong:
        "track({ name: 'add_payment_info_x', lines: getCartLines(view), coupon, paymentType });",
    },
    {
      kind: 'a changed sign',
      text: 'if (known < quantity) addLineToCart(line, quantity - known);',
      wrong: 'if (known <= quantity) addLineToCart(line, quantity - known);',
    },
    {
      kind: 'a wrong key',
      text: "if (data.type === 'lost') return fail();",
      wrong: "if (data.type === 'lost_x') return fail();",
    },
  ],
  'session and storage on the device': [
    {
      kind: 'a turned condition',
      text: "if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;",
      wrong:
        "if (typeof a !== 'object' || typeof b !== 'object' || a !== null || b === null) return false;",
    },
    {
      kind: 'a wrong key',
      text: "return 'state' in stored ? accept(stored.state) : null;",
      wrong: "return 'state_x' in stored ? accept(stored.state) : null;",
    },
    {
      kind: 'a turned condition',
      text: "return typeof value === 'object' && value !== null && !Array.isArray(value)",
      wrong: "return typeof value === 'object' && value === null && !Array.isArray(value)",
    },
    {
      kind: 'a wrong connective',
      text: "return kind === 'http' && (status === 429 || isDatabaseDown(error));",
      wrong: "return kind === 'http' || (status === 429 || isDatabaseDown(error));",
    },
    {
      kind: 'a wrong connective',
      text: 'name: news.name || known.name,',
      wrong: 'name: news.name && known.name,',
    },
    {
      kind: 'a turned condition',
      text: 'if (text === baseText) return;',
      wrong: 'if (text !== baseText) return;',
    },
    {
      kind: 'a wrong connective',
      text: 'const sessionExpired = shown !== undefined && isTokenExpired(error);',
      wrong: 'const sessionExpired = shown !== undefined || isTokenExpired(error);',
    },
    {
      kind: 'a wrong key',
      text: "return fields && pickFields(fields, asText, ['id', 'label', 'zipCode']);",
      wrong: "return fields && pickFields(fields, asText, ['id', 'label_x', 'zipCode']);",
    },
    {
      kind: 'a turned condition',
      text: 'if (readEntry(readText(name))?.tab === tab) removeText(name);',
      wrong: 'if (readEntry(readText(name))?.tab !== tab) removeText(name);',
    },
    {
      kind: 'a missing guard',
      text: 'if (!news || !customer || accessToken !== asked || customer.id !== news.id) return;',
      wrong: '',
    },
  ],
  'the rest of the device': [
    {
      kind: 'a turned condition',
      text: 'builds.find((build) => build.key === key);',
      wrong: 'builds.find((build) => build.key !== key);',
    },
    {
      kind: 'a dropped await',
      text: 'await deleteSavedBuild(browserClient, id);',
      wrong: 'deleteSavedBuild(browserClient, id);',
    },
    {
      kind: 'a wrong connective',
      text: "const numbers = fields && pickFields(fields, asNumber, ['price', 'at']);",
      wrong: "const numbers = fields || pickFields(fields, asNumber, ['price', 'at']);",
    },
    {
      kind: 'a dropped await',
      text: 'const prices = await getQueryClient().fetchQuery({ ...livePricesQuery(ids), staleTime: 0 });',
      wrong:
        'const prices = getQueryClient().fetchQuery({ ...livePricesQuery(ids), staleTime: 0 });',
    },
    {
      kind: 'a wrong connective',
      text: 'if (assembly.entries.length > 0 || entries.length > 0) {',
      wrong: 'if (assembly.entries.length > 0 && entries.length > 0) {',
    },
    {
      kind: 'a missing guard',
      text: 'if (publishing.existing || !isDuplicateReviewError(error)) throw error;',
      wrong: '',
    },
    {
      kind: 'a wrong key',
      text: "notify({ type: 'warning', text: messages.failed, duration });",
      wrong: "notify({ type: 'warning_x', text: messages.failed, duration });",
    },
    { kind: 'a wrong key', text: "name: 'compare',", wrong: "name: 'compare_x'," },
    { kind: 'a missing guard', text: 'if (same) return same.id;', wrong: '' },
    {
      kind: 'a turned condition',
      text: 'const prices = Object.entries(found).filter(([, price]) => asNumber(price) !== null);',
      wrong:
        'const prices = Object.entries(found).filter(([, price]) => asNumber(price) === null);',
    },
  ],
};
