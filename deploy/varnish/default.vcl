# diagref behind Varnish: responses are cached for as long as the service allows, the rest is passed.
#
#   varnishd -F -a :8080 -f default.vcl -p http_gzip_support=off
#
# http_gzip_support=off lets Accept-Encoding pass, so that br is kept beside gzip; otherwise Varnish asks the
# service for gzip alone.
vcl 4.1;

import std;

# The running service.
backend default {
	.host = "127.0.0.1";
	.port = "3000";
	# There is no other backend to turn to: a service that is busy for a few seconds is not down.
	.probe = {
		.url = "/healthz";
		.interval = 2s;
		.timeout = 4s;
		.window = 4;
		.threshold = 2;
		.initial = 4;
	}
}

# Who may purge.
acl operators {
	"localhost";
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	# The service's base URL, for errors that Varnish itself reports.
	set req.http.X-Base = "http://localhost:3000";

	if (req.method == "PURGE") {
		call purge_named;
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}

	# No response depends on these.
	unset req.http.Cookie;
	unset req.http.Authorization;
	unset req.http.If-Modified-Since;
	unset req.http.Range;
	unset req.http.If-Range;

	# The common values become three, so that a response has at most three variants (Vary).
	# Quality values are left to the service.
	if (req.http.Accept-Encoding ~ "[;*]") {
		return (pass);
	} elseif (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*br\s*(?:,|$)") {
		set req.http.Accept-Encoding = "br";
	} elseif (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:,|$)") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}

	# Evaluated in vcl_deliver: Varnish itself compares a single tag.
	set req.http.X-Condition = req.http.If-None-Match;
	unset req.http.If-None-Match;

	# stale-while-revalidate: a day while the service is healthy; stale-if-error: longer, only while it is down.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 1d;
	}
	return (hash);
}

# PURGE with Diagref-Revision: REVISION removes everything made from another catalog than that one; with
# Diagref-Recipe: ID, everything of a recipe and the lists that contain it; with neither, the address.
sub purge_named {
	if (client.ip !~ operators) {
		return (synth(405));
	}
	if (req.http.Diagref-Revision ~ "^[\w-]+$") {
		ban("obj.http.Diagref-Revision != " + req.http.Diagref-Revision);
		return (synth(204));
	}
	if (req.http.Diagref-Recipe ~ "^[a-z0-9-]+$") {
		ban("obj.http.X-Url ~ ^/(?:api/(?:diagrams|scenes)|diagrams|data|schemas/data)/" + req.http.Diagref-Recipe + "(?:[/.?]|$)");
		ban("obj.http.X-Url ~ ^/(?:api/diagrams(?:\?|$)|api/catalog\.json|llms|sitemap|index\.md|docs)");
		return (synth(204));
	}
	return (purge);
}

# No response depends on the Host: locators are built from the base URL.
sub vcl_hash {
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_response {
	set beresp.http.X-Url = bereq.url;

	# RFC 9213: the targeted field overrides Cache-Control.
	if (beresp.http.CDN-Cache-Control ~ "(?i)\b(?:no-store|no-cache|private)\b") {
		set beresp.uncacheable = true;
		set beresp.ttl = 2m;
		return (deliver);
	}
	if (beresp.http.CDN-Cache-Control ~ "(?i)\bmax-age=\d+") {
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*\bmax-age=(\d+).*$", "\1s"), 0s);
	}

	# An error during a background fetch leaves the stale object in place.
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
	if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
		set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
	}
	# Beyond that, kept for revalidation with If-None-Match.
	set beresp.keep = 7d;
}

sub vcl_deliver {
	unset resp.http.X-Url;
	unset resp.http.Accept-Ranges;
	if (resp.status == 200 && req.http.X-Condition && resp.http.ETag) {
		if (req.http.X-Condition ~ "^\s*\*\s*$" || std.strstr(req.http.X-Condition, resp.http.ETag)) {
			set resp.status = 304;
			set resp.reason = "Not Modified";
			unset resp.http.Content-Type;
			unset resp.http.Content-Encoding;
			unset resp.http.Content-Disposition;
			unset resp.http.Content-Security-Policy;
		}
	}
	return (deliver);
}

sub vcl_backend_error {
	set beresp.http.Content-Type = "application/json";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	set beresp.http.Access-Control-Allow-Origin = "*";
	set beresp.http.Access-Control-Expose-Headers = "ETag, Link, Allow, Retry-After, Content-Disposition, Content-Length";
	set beresp.http.X-Content-Type-Options = "nosniff";
	set beresp.http.Cross-Origin-Resource-Policy = "cross-origin";
	set beresp.http.Referrer-Policy = "strict-origin-when-cross-origin";
	# {"""} is one quotation mark.
	set beresp.body = """{"error":{"code":"internal_error","message":"The service failed to answer this request.","hint":"Try again later; the request itself may be right."},"documentation":""" + {"""} + bereq.http.X-Base + """/docs/errors#internal_error"}
""";
	return (deliver);
}
